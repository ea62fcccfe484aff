/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFolderStore } from '../store/createFolderStore';
import { toStable } from '../deployments/deployments';
import { BrokenHistory } from './BrokenHistory';
import { deploymentText } from './SignedDeployment';
import { newRegistry } from './newRegistry.fixture';
import { openRegistry } from './openRegistry';

let one: Awaited<ReturnType<typeof newRegistry>>;
beforeEach(async () => {
  one = await newRegistry();
  await one.activate('media', '1.0.0-a');
  await one.activate('support', '2.0.0-a');
  await one.activate('media', '1.0.0-b');
  await one.activate('support', '2.0.0-b');
});
afterEach(() => one.forget());

const at = (file: string) => path.join(one.dataFolder, 'registry', file);
const deployment = (number: number) => at(`moves/${String(number).padStart(8, '0')}.json`);
const again = () => newRegistry({ dataFolder: one.dataFolder });
const forgetHere = () => rmSync(path.join(one.dataFolder, 'heads'), { recursive: true });
const rewrite = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

async function standing({ registry }: Pick<typeof one, 'registry'>) {
  const { channels } = await registry.current();
  return [channels.media?.stable, channels.support?.stable];
}

test('moves are numbered without a gap, and each is signed upon all that came before', async () => {
  expect(readdirSync(at('moves'))).toHaveLength(4);
  const fresh = await again();
  expect(await standing(fresh)).toEqual(['1.0.0-b', '2.0.0-b']);
  expect(await fresh.registry.alarms()).toStrictEqual([]);
  expect(fresh.told).toStrictEqual([]);
});

test.each([
  ['is gone', () => rmSync(deployment(4)), 'Move 4 is missing.'],
  [
    'was changed',
    () => rewrite(deployment(4), (text) => text.replace('test', 'tets')),
    'up to move 4',
  ],
])('a newest move that %s is an alarm, and still counts', async (_, damage, alarm) => {
  damage();
  forgetHere();
  const fresh = await again();
  expect(await standing(fresh)).toEqual(['1.0.0-b', '2.0.0-b']);
  expect(fresh.told).toContainEqual(expect.stringContaining(alarm));
  await expect(fresh.activate('media', '1.0.0-c')).rejects.toBeInstanceOf(BrokenHistory);
});

test.each([
  ['is gone', () => rmSync(deployment(2))],
  ['was changed', () => rewrite(deployment(2), (text) => text.replace('test', 'tets'))],
  ['is another signed one', () => writeFileSync(deployment(2), readFileSync(deployment(1)))],
])('an older move that %s is an alarm, and the last good state stays', async (_, damage) => {
  damage();
  const fresh = await again();
  expect(await standing(fresh)).toEqual(['1.0.0-b', '2.0.0-b']);
  expect((await fresh.registry.alarms()).length).toBeGreaterThan(0);
});

test('garbage with a high number is an alarm and in nobody’s way', async () => {
  writeFileSync(at('moves/99999999.json'), 'garbage');
  const fresh = await again();
  await fresh.activate('media', '1.0.0-c');
  expect(existsSync(deployment(5))).toBe(true);
  expect(await standing(one)).toEqual(['1.0.0-c', '2.0.0-b']);
  expect(fresh.told).toContainEqual('moves/99999999.json is no move.');
});

test('an older head together with older moves is not believed where newer ones were seen', async () => {
  const head = readFileSync(at('head.json'));
  await one.activate('media', '1.0.0-c');
  writeFileSync(at('head.json'), head);
  rmSync(deployment(5));
  const fresh = await again();
  expect(await standing(fresh)).toEqual(['1.0.0-c', '2.0.0-b']);
  expect(fresh.told).toContainEqual('Move 5 is missing.');
});

test('a machine that remembers nothing gives nothing where moves may be lost', async () => {
  const head = readFileSync(at('head.json'));
  await one.activate('media', '1.0.0-c');
  await one.activate('support', '2.0.0-c');
  writeFileSync(at('head.json'), head);
  rmSync(deployment(5));
  forgetHere();
  const fresh = await again();
  await expect(standing(fresh)).rejects.toBeInstanceOf(BrokenHistory);
  await fresh.registry.repair('looked at');
  expect(await standing(fresh)).toEqual(['1.0.0-b', '2.0.0-c']);
  expect(await fresh.registry.alarms()).toStrictEqual([]);
});

test('without a head, moves are not believed', async () => {
  rmSync(at('head.json'));
  forgetHere();
  await expect(standing(await again())).rejects.toThrow('head.json, is missing');
});

test('a move that was made before its head was written counts', async () => {
  const head = readFileSync(at('head.json'));
  await one.activate('media', '1.0.0-c');
  writeFileSync(at('head.json'), head);
  forgetHere();
  const fresh = await again();
  expect(await standing(fresh)).toEqual(['1.0.0-c', '2.0.0-b']);
  expect(await fresh.registry.alarms()).toStrictEqual([]);
});

test('a repair puts back what is remembered, puts aside what is no move, and is signed', async () => {
  const lost = readFileSync(deployment(4));
  rmSync(deployment(4));
  rmSync(deployment(1));
  const changed = readFileSync(deployment(3));
  rewrite(deployment(3), (text) => text.replace('test', 'tets'));
  writeFileSync(at('moves/99999999.json'), 'garbage');
  writeFileSync(at('moves/notes.txt'), 'of somebody');
  const fresh = await again();
  const made = await fresh.registry.repair('looked at');
  expect(made).toMatchObject([{ kind: 'repair' }, { kind: 'repair', by: 'somebody' }]);
  expect(readFileSync(deployment(4))).toEqual(lost);
  expect(readFileSync(deployment(3))).toEqual(changed);
  expect(existsSync(at('moves/99999999.json'))).toBe(false);
  expect(existsSync(at('moves/notes.txt'))).toBe(true);
  expect(
    readdirSync(at('aside'))
      .map((file) => file.replace(/^\d+-/, ''))
      .sort(),
  ).toEqual(['3.json', '99999999.json']);

  forgetHere();
  const later = await again();
  expect(await standing(later)).toEqual(['1.0.0-b', '2.0.0-b']);
  expect(await later.registry.alarms()).toStrictEqual([]);
  // One that ran all the time comes to the same.
  expect(await standing(one)).toEqual(['1.0.0-b', '2.0.0-b']);
  expect(await one.registry.alarms()).toStrictEqual([]);
});

test('a key of some remotes repairs nothing', async () => {
  rmSync(deployment(4));
  one.registry.keys.trust.change((keys) => keys.map((key) => ({ ...key, remotes: ['media'] })));
  await expect((await again()).registry.repair('mine')).rejects.toThrow('all remotes');
});

test('a history from before the chain is taken over with the next move', async () => {
  const old = await newRegistry();
  const store = createFolderStore(path.join(old.dataFolder, 'registry'));
  const channel = toStable('1.0.0-a')(undefined);
  const about = { remote: 'media', kind: 'release', channel } as const;
  const first = { number: 1, at: '2026-01-01T00:00:00.000Z', by: 'ann', why: 'old', ...about };
  const signed = { move: first, ...old.registry.keys.sign(deploymentText(first)) };
  await store.create('moves/00000001.json', Buffer.from(JSON.stringify(signed)));

  expect(await old.registry.history()).toMatchObject([{ by: 'somebody', person: 'ann' }]);
  await old.activate('media', '1.0.0-b');
  expect(await old.registry.alarms()).toStrictEqual([]);
  rmSync(path.join(old.dataFolder, 'registry/moves/00000001.json'));
  const { registry } = await newRegistry({ dataFolder: old.dataFolder });
  expect(await registry.alarms()).toMatchObject([{ number: 1 }, { number: 2 }, { number: 2 }]);
  old.forget();
});

test('the name of a move is that of its key: nobody but the server is the server', async () => {
  const server = await openRegistry({ dataFolder: one.dataFolder, isServer: true });
  const about = { remote: 'media', kind: 'release', why: 'test' } as const;
  await server.move({ ...about, person: 'Анна', channel: toStable('1.0.0-c') });
  await one.registry.move({ ...about, person: 'server', channel: toStable('1.0.0-d') });
  expect(await one.registry.history()).toMatchObject([
    { by: 'somebody', person: null },
    { by: 'server', person: 'Анна' },
    ...Array.from({ length: 4 }, () => ({ by: 'somebody' })),
  ]);
});

test('the server’s key releases nothing', async () => {
  const server = await openRegistry({ dataFolder: one.dataFolder, isServer: true });
  const built = path.join(one.dataFolder, 'built/1.0.0-x');
  await one.publish('media', '1.0.0-x');
  await server.store.remove(['releases/media/1.0.0-x/signature.json']);
  await server.publish(built);
  expect(await server.publication('media', '1.0.0-x')).toBeUndefined();
});

test('what a revoked key has seen is still seen once another has signed the head', async () => {
  const own = one.registry.keys.own();
  const server = await openRegistry({ dataFolder: one.dataFolder, isServer: true });
  await server.signHead();
  one.registry.keys.trust.change((keys) =>
    keys.map((key) => (key.id === own ? { ...key, revokedAt: new Date().toISOString() } : key)),
  );
  forgetHere();
  const { registry } = await again();
  expect((await registry.current()).channels).toEqual({});
  expect(await registry.alarms()).toStrictEqual([]);
});
