/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { toStable } from '../deployments/deployments';
import { BrokenHistory, Conflict } from './BrokenHistory';
import { newRegistry } from './newRegistry.fixture';

let one: Awaited<ReturnType<typeof newRegistry>>;
beforeEach(async () => {
  one = await newRegistry();
});
afterEach(() => one.forget());

const again = () => newRegistry({ dataFolder: one.dataFolder });
const stableOf = async (remote: string, { registry } = one) =>
  (await registry.current()).channels[remote]?.stable;
const write = (number: number, text: string) =>
  writeFileSync(path.join(one.dataFolder, `registry/moves/0000000${number}.json`), text);

test('the release before becomes the last known good one, and history tells who and why', async () => {
  await one.activate('media', '1.0.0-a', 'first');
  await one.activate('media', '1.0.0-b', 'second');

  expect((await one.registry.current()).channels.media).toMatchObject({
    stable: '1.0.0-b',
    lastKnownGood: '1.0.0-a',
  });
  expect(await one.registry.history()).toMatchObject([
    { number: 2, by: 'somebody', why: 'second', kind: 'release' },
    { number: 1, by: 'somebody', why: 'first', kind: 'release' },
  ]);
});

test('two teams that release at once both succeed', async () => {
  const other = await again();
  await Promise.all([one.activate('media', '1.0.0-a'), other.activate('payments', '1.0.0-b')]);

  expect(Object.keys((await one.registry.current()).channels).sort()).toEqual([
    'media',
    'payments',
  ]);
});

test('of two who move the same remote at once, one is told to look again', async () => {
  const other = await again();
  const outcomes = await Promise.allSettled([
    one.activate('media', '1.0.0-a'),
    other.activate('media', '1.0.0-b'),
  ]);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(1);
  expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(Conflict);
});

test('another process sees a move without being told', async () => {
  const server = await again();
  expect(await stableOf('media', server)).toBeUndefined();
  await one.activate('media', '1.0.0-a');
  expect(await stableOf('media', server)).toBe('1.0.0-a');
});

test.each([
  ['half-written', '{"move": {"number": 2, "chann'],
  ['empty', ''],
  ['of nobody', '{"move":{"number":2,"remote":"media","channel":{"stable":"9.9.9-x"}}}'],
  ['of another number', '{"move":{"number":7,"remote":"media"},"key":"","signature":""}'],
])(
  'a move that is %s counts as not made, and is in the way until it is put aside',
  async (_, text) => {
    await one.activate('media', '1.0.0-a');
    write(2, text);
    const { registry, activate, told } = await again();
    expect((await registry.current()).channels.media?.stable).toBe('1.0.0-a');
    expect(told).toEqual([expect.stringContaining('moves/00000002.json')]);
    await expect(activate('media', '1.0.0-b')).rejects.toBeInstanceOf(BrokenHistory);

    await registry.repair('looked at');
    await activate('media', '1.0.0-b');
    expect(await stableOf('media')).toBe('1.0.0-b');
    expect(await registry.alarms()).toStrictEqual([]);
  },
);

test('a signed move does not pass for another one', async () => {
  await one.activate('media', '1.0.0-a');
  await one.activate('media', '1.0.0-b');
  const stolen = await one.registry.store.read('moves/00000001.json');
  write(3, String(stolen));
  write(4, String(stolen).replace('"number":1', '"number":4'));
  const { registry } = await again();
  expect((await registry.current()).channels.media?.stable).toBe('1.0.0-b');
});

test('a move that makes no sense is refused before anything is written', async () => {
  const change = {
    remote: 'media',
    kind: 'release',
    why: 'test',
    channel: () => {
      throw new Error('No sense in that.');
    },
  } as const;
  await expect(one.registry.move(change)).rejects.toThrow('No sense');
  expect(await one.registry.history()).toStrictEqual([]);
  await one.registry.move({ ...change, channel: toStable('1.0.0-a') });
  expect(await stableOf('media')).toBe('1.0.0-a');
});

test('a move after which the store is out of reach is made, and the next one signs for both', async () => {
  await one.activate('media', '1.0.0-a');
  const { store } = one.registry;
  const lost = jest.spyOn(store, 'replace').mockRejectedValue(new Error('no bucket'));
  await expect(one.activate('media', '1.0.0-b')).resolves.toMatchObject({ number: 2 });
  expect(one.told).toEqual([
    'Move 2 is made; that it is the newest is signed with the next one: no bucket',
  ]);
  lost.mockRestore();
  await one.activate('payments', '1.0.0-c');
  const { registry } = await again();
  expect(await registry.alarms()).toStrictEqual([]);
  expect((await registry.history()).map(({ number }) => number)).toEqual([3, 2, 1]);
});
