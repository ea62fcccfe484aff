/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { retired, toStable } from '../deployments/deployments';
import { createFolderStore } from '../store/createFolderStore';
import { BrokenHistory } from './BrokenHistory';
import { newRegistry } from './newRegistry.fixture';
import { deploymentText, type SignedDeployment } from './SignedDeployment';

let one: Awaited<ReturnType<typeof newRegistry>>;
beforeEach(async () => {
  one = await newRegistry();
});
afterEach(() => one.forget());

const at = (file: string) => path.join(one.dataFolder, 'registry', file);
const fileOf = (number: number) => at(`moves/${String(number).padStart(8, '0')}.json`);
const again = () => newRegistry({ dataFolder: one.dataFolder });
const rewrite = (number: number) =>
  writeFileSync(fileOf(number), readFileSync(fileOf(number), 'utf8').replace('test', 'tets'));
const aside = () =>
  readdirSync(at('aside'))
    .map((file) => file.replace(/^\d+-/, ''))
    .sort();

async function standing({ registry } = one) {
  const { channels } = await registry.current();
  return Object.fromEntries(Object.entries(channels).map(([name, { stable }]) => [name, stable]));
}

/** Puts a move into the store as the key of this machine signs it. */
function put(move: Partial<SignedDeployment['move']> & { number: number }) {
  const channel = toStable('1.0.0-z')(undefined);
  const about = { at: '2026-01-01T00:00:00.000Z', remote: 'media', kind: 'release' } as const;
  const whole = { ...about, why: 'put', channel, ...move };
  const signed = { move: whole, ...one.registry.keys.sign(deploymentText(whole)) };
  mkdirSync(at('moves'), { recursive: true });
  writeFileSync(fileOf(move.number), JSON.stringify(signed));
}

test('every remote is known by its newest move, and a retired one stands apart', async () => {
  await one.activate('media', '1.0.0-a');
  await one.activate('support', '2.0.0-a');
  await one.registry.move({
    remote: 'media',
    kind: 'retire',
    why: 'over',
    channel: retired('media'),
  });

  expect(await one.registry.known()).toMatchObject({
    isCertain: true,
    newest: [
      { remote: 'media', number: 3, kind: 'retire', by: 'somebody' },
      { remote: 'support', number: 2, kind: 'release', by: 'somebody' },
    ],
  });
  expect(await one.registry.current()).toMatchObject({
    number: 3,
    channels: { support: { stable: '2.0.0-a' } },
    retired: { media: { stable: '1.0.0-a', isRetired: true } },
  });
  expect(await standing()).toEqual({ support: '2.0.0-a' });
});

describe('where an answer of the store may be a minute old', () => {
  let late: typeof one;
  beforeEach(async () => {
    const store = { ...createFolderStore(at('')), freshFor: 60_000 };
    late = await newRegistry({ dataFolder: one.dataFolder, store });
  });

  test('a move is made upon what stands now', async () => {
    await one.activate('media', '1.0.0-a');
    expect(await standing(late)).toEqual({ media: '1.0.0-a' });
    await one.activate('media', '1.0.0-b');
    await late.activate('media', '1.0.0-c');
    expect((await one.registry.current()).channels.media).toMatchObject({
      stable: '1.0.0-c',
      lastKnownGood: '1.0.0-b',
    });
  });

  test('the head names the move that was just made, the first one, too', async () => {
    const head = () => (JSON.parse(readFileSync(at('head.json'), 'utf8')) as { head: object }).head;
    await late.activate('media', '1.0.0-a');
    expect(head()).toMatchObject({ number: 1 });
    await late.activate('media', '1.0.0-b');
    expect(head()).toMatchObject({ number: 2 });
  });

  test('a head that somebody else has written meanwhile is not left older than theirs', async () => {
    const { store } = late.registry;
    const { replace } = store;
    jest.spyOn(store, 'replace').mockImplementationOnce(async (...head) => {
      await one.activate('support', '2.0.0-a');
      await replace(...head);
    });
    await late.activate('media', '1.0.0-a');
    rmSync(path.join(one.dataFolder, 'heads'), { recursive: true });
    rmSync(fileOf(2));
    expect((await (await again()).registry.alarms()).map(({ number }) => number)).toContain(2);
  });

  test.each([
    ['first', () => [late, one] as const],
    ['last', () => [one, late] as const],
  ])(
    'of two who move at once, the late one %s, both succeed with remotes of their own, and one with the same',
    async (_, inOrder) => {
      const [former, latter] = inOrder();
      await Promise.all([
        former.activate('media', '1.0.0-a'),
        latter.activate('support', '2.0.0-a'),
      ]);
      expect(await standing()).toEqual({ media: '1.0.0-a', support: '2.0.0-a' });

      const same = [former.activate('media', '1.0.0-b'), latter.activate('media', '1.0.0-c')];
      const outcomes = await Promise.allSettled(same);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await expect(Promise.all(same)).rejects.toThrow('Somebody moved media at the same moment.');
    },
  );

  test('a repair vouches for what was moved a moment ago', async () => {
    await one.activate('media', '1.0.0-a');
    expect(await standing(late)).toEqual({ media: '1.0.0-a' });
    await one.activate('support', '2.0.0-a');
    rewrite(1);
    const made = await late.registry.repair('looked at');
    expect(made.map(({ remote }) => remote).sort()).toEqual(['media', 'support']);
    expect(aside()).toEqual(['1.json']);
  });
});

test.each(['release', 'repair'] as const)(
  'a %s whose number is taken by what nobody can read ends with an alarm, and not in a circle',
  async (kind) => {
    await one.activate('media', '1.0.0-a');
    jest.spyOn(one.registry.store, 'create').mockResolvedValue(false);
    const channel = toStable('1.0.0-b');
    await expect(
      one.registry.move({ remote: 'media', kind, why: 'test', channel }),
    ).rejects.toBeInstanceOf(BrokenHistory);
  },
);

describe('a repair', () => {
  beforeEach(async () => {
    await one.activate('media', '1.0.0-a');
    await one.activate('support', '2.0.0-a');
    await one.activate('media', '1.0.0-b');
  });

  test('leaves alone what is as it was signed, the newest move, too', async () => {
    rewrite(1);
    await one.registry.repair('looked at');
    expect(aside()).toEqual(['1.json']);
  });

  test('passes over what somebody else has put aside already', async () => {
    rewrite(1);
    const { store } = one.registry;
    const { list } = store;
    jest
      .spyOn(store, 'list')
      .mockImplementation(async (...asked) => [...(await list(...asked)), 'moves/00000009.json']);
    await one.registry.repair('looked at');
    expect(aside()).toEqual(['1.json']);
  });

  test('does not put back a move behind a gap, of a remote that nobody else has moved', async () => {
    put({ number: 9, previous: 'of another history', remote: 'payments' });
    await one.registry.repair('looked at');
    expect(aside()).toEqual(['9.json']);
    expect(readdirSync(at('moves'))).toHaveLength(6);
    expect(await (await again()).registry.alarms()).toStrictEqual([]);
  });

  test.each([
    ['once the history is whole again', ''],
    ['after its first move', '"kind":"repair"'],
  ])('keeps what others move %s', async (_, words) => {
    rewrite(1);
    const { store } = one.registry;
    const { create } = store;
    const others = await again();
    let isMoved = false;
    jest.spyOn(store, 'create').mockImplementation(async (key, content) => {
      const isMade = await create(key, content);
      if (!isMoved && key.startsWith('moves/') && content.includes(words)) {
        isMoved = true;
        await others.activate('support', '2.0.0-c');
      }
      return isMade;
    });
    await one.registry.repair('looked at');
    expect(await standing()).toEqual({ media: '1.0.0-b', support: '2.0.0-c' });
  });

  test.each([1, 2, 3, 4])(
    'puts aside no move that others make while it looks, before its look number %i',
    async (number) => {
      writeFileSync(at('moves/99999999.json'), 'garbage');
      const { store } = one.registry;
      const { list } = store;
      const others = await again();
      let looks = 0;
      jest.spyOn(store, 'list').mockImplementation(async (...asked) => {
        looks += 1;
        if (looks === number) await others.activate('support', '2.0.0-c');
        return list(...asked);
      });
      await one.registry.repair('looked at');
      expect(await standing()).toEqual({ media: '1.0.0-b', support: '2.0.0-c' });
      expect(aside()).toEqual(['99999999.json']);
      expect(await (await again()).registry.alarms()).toStrictEqual([]);
    },
  );
});

test.each([
  ['server', null],
  ['somebody', null],
  ['ann', 'ann'],
])('a move of before the chain by “%s” is of %s', async (by, person) => {
  put({ number: 1, by });
  const { registry } = await again();
  expect(await registry.history()).toMatchObject([{ by: 'somebody', person }]);
});

test('only what was given before the chain has passed without a word of the gate', async () => {
  for (const release of ['1.0.0-a', '1.0.0-b'])
    await one.publish('media', release, { isJudged: false });
  put({ number: 1, by: 'ann', channel: toStable('1.0.0-a')(undefined) });
  const { registry, activate } = await again();
  await activate('media', '1.0.0-b');
  const hasPassed = (release: string) => registry.hasPassed({ name: 'media', release });
  expect(await hasPassed('1.0.0-a')).toBe(true);
  expect(await hasPassed('1.0.0-b')).toBe(false);
});
