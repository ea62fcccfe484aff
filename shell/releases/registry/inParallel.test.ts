import { setImmediate as nextTurn } from 'node:timers/promises';
import { inParallel } from './inParallel';

/** Work that notes what is under way, and fails for one item. */
function watched(failing?: number) {
  const seen = { most: 0, now: 0, begun: [] as number[] };
  async function work(item: number) {
    seen.begun.push(item);
    seen.most = Math.max(seen.most, ++seen.now);
    await nextTurn();
    if (item === failing) {
      seen.now -= 1;
      throw new Error(`No ${item}.`);
    }
    await nextTurn();
    seen.now -= 1;
  }
  return { seen, work };
}

const items = [1, 2, 3, 4, 5, 6, 7];

test('everything is done, never more than so much at once', async () => {
  const { seen, work } = watched();
  await inParallel(items, work, 3);
  expect(seen).toEqual({ most: 3, now: 0, begun: items });
});

test('after a failure nothing is begun, and what was under way has ended', async () => {
  const { seen, work } = watched(2);
  await expect(inParallel(items, work, 3)).rejects.toThrow('No 2.');
  expect(seen).toEqual({ most: 3, now: 0, begun: [1, 2, 3] });
});

test('of nothing there is nothing to do', async () => {
  const { seen, work } = watched();
  await inParallel([], work);
  expect(seen.begun).toStrictEqual([]);
});
