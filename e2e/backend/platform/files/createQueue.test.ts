/** @jest-environment node */
import { createQueue } from './createVariants';

const deadline = 60_000;

/** Work that ends when it is told to. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('two keys are worked on at once, one key never twice', async () => {
  const { begun, work, end } = openWork();
  const queue = createQueue({ atOnce: 2, longest: 9, deadline });
  const first = queue.add('a', 'a1', work('a1'));
  const rest = [
    queue.add('a', 'a2', work('a2')),
    queue.add('b', 'b1', work('b1')),
    queue.add('c', 'c1', work('c1')),
  ];
  expect(begun).toEqual(['a1', 'b1']);
  end('a1');
  await first;
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  end('b1');
  end('a2');
  await Promise.all(rest.slice(0, 2));
  await Promise.resolve();
  end('c1');
  await Promise.all(rest);
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
});

test('who asks for the same meanwhile waits for the same, and later it is done again', async () => {
  const { begun, work, end } = openWork();
  const queue = createQueue({ atOnce: 2, longest: 9, deadline });
  const both = [queue.add('a', 'a1', work('a1')), queue.add('a', 'a1', work('a1'))];
  end('a1');
  await Promise.all(both);
  const again = queue.add('a', 'a1', work('a1'));
  end('a1');
  await again;
  expect(begun).toEqual(['a1', 'a1']);
});

test('a failure is told to all who wait for it, and the next goes on', async () => {
  const queue = createQueue({ atOnce: 1, longest: 9, deadline });
  const fail = () => Promise.reject(new Error('torn'));
  const both = [queue.add('a', 'a1', fail), queue.add('a', 'a1', fail)];
  const next = queue.add('b', 'b1', () => Promise.resolve());
  const results = await Promise.allSettled([...both, next]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});

test('more than may wait are turned away', async () => {
  const { work, end } = openWork();
  const queue = createQueue({ atOnce: 1, longest: 1, deadline });
  const first = queue.add('a', 'a1', work('a1'));
  const second = queue.add('b', 'b1', () => Promise.resolve());
  await expect(queue.add('c', 'c1', work('c1'))).rejects.toThrow('Too many wait before c1');
  end('a1');
  await Promise.all([first, second]);
});

test('work that does not end is given up, and the next goes on', async () => {
  const queue = createQueue({ atOnce: 1, longest: 9, deadline: 20 });
  let given: AbortSignal | undefined;
  const first = queue.add('a', 'a1', (signal) => {
    given = signal;
    return new Promise(() => {});
  });
  const next = queue.add('b', 'b1', () => Promise.resolve());
  await expect(first).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(next).resolves.toBeUndefined();
  expect(given?.aborted).toBe(true);
});
