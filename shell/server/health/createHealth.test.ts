/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSecret } from '../../releases/keys/createSecret';
import { held, toCanary, toStable } from '../../releases/deployments/deployments';
import { openRegistry } from '../../releases/registry/openRegistry';
import type { Registry } from '../../releases/registry/Registry';
import { signatureKey } from '../../releases/registry/Signature';
import { createHealth, type HealthKeeper } from './createHealth';
import type { Origin } from '../Origin';

const secret = createSecret('/nowhere', 'a secret of this test');
const about = { remote: 'media', why: 'a test' };
const report = jest.fn();
let folder: string;
let registry: Registry;
let health: HealthKeeper;

/** Everybody is whom the token names. */
const askWho = async (authorization = '') => ({
  id: authorization.replace('Bearer ', ''),
  roles: [],
  name: 'Somebody',
});
/** Whatever is named here is whole, and has passed. */
async function openWhole() {
  const opened = await openRegistry({ dataFolder: folder, isServer: true });
  return { ...opened, hasPassed: async () => true, damages: async () => [] };
}
const open = (of: Registry) => createHealth({ registry: of, secret, askWho, report });

beforeEach(async () => {
  report.mockClear();
  folder = mkdtempSync(path.join(tmpdir(), 'campus-health-'));
  registry = await openWhole();
  health = open(registry);
  await registry.move({ ...about, kind: 'release', channel: toStable('a') });
});
afterEach(async () => {
  await health.close();
  rmSync(folder, { recursive: true, force: true });
});

const startCanary = () =>
  registry.move({
    ...about,
    kind: 'canary',
    channel: toCanary({ release: 'b', percent: 50, roles: [] }),
  });

/** A guest, each in a network of his own. */
const guest = (at: number): Origin => ({ ip: `198.51.${at}.7`, token: undefined });
/** Signed in, all behind one address. */
const person = (at: number): Origin => ({ ip: '203.0.113.7', token: `person-${at}` });

const visit = (release: string, from: Origin, isCounted = true) =>
  health.visit([{ remote: 'media', release, isCounted }], from);
const fail = (release: string, from: Origin, { phase = 'render', of = health } = {}) =>
  of.failure({ visit: visit(release, from), remote: 'media', release, phase }, from);

async function failFor(origins: Origin[], release = 'b', phase?: string) {
  for (const from of origins) await fail(release, from, { phase });
}

const some = (kind: typeof guest, count: number) =>
  Array.from({ length: count }, (_, at) => kind(at));
const standing = async () => (await registry.current()).channels.media;
const newest = async () => (await registry.history())[0];

test.each([
  ['five people behind one address', person],
  ['guests of five networks', guest],
])('a canary that fails for %s is stopped, and the history has the figures', async (_, kind) => {
  await startCanary();
  for (let at = 0; at < 12; at++) visit('a', guest(at));
  await failFor(some(kind, 4));
  expect((await standing())?.canary).not.toBeNull();
  await failFor([kind(4)]);

  expect(await standing()).toEqual({ stable: 'a', lastKnownGood: null, canary: null });
  expect(await newest()).toMatchObject({
    kind: 'stopCanary',
    by: 'server',
    why: 'b failed for 5 of 5 visitors (100.0 %), a for 0 of 12 visitors (0.0 %).',
  });
});

test('a stable release that fails at once gives way to the one before', async () => {
  for (let at = 0; at < 60; at++) visit('a', guest(at));
  await registry.move({ ...about, kind: 'release', channel: toStable('b') });
  await failFor(some(person, 5));

  expect(await standing()).toEqual({ stable: 'a', lastKnownGood: null, canary: null });
  expect(await newest()).toMatchObject({ kind: 'rollback', by: 'server' });
});

test('what one address tells without an account moves nothing, however often', async () => {
  await registry.move({ ...about, kind: 'release', channel: toStable('b') });
  for (let left = 200; left > 0; left--)
    await failFor([{ ip: `198.51.100.${left}`, token: undefined }]);
  expect(await standing()).toMatchObject({ stable: 'b' });
  expect(report).not.toHaveBeenCalled();
});

test('one person moves nothing, from however many networks', async () => {
  await startCanary();
  await failFor(some(guest, 20).map(({ ip }) => ({ ip, token: 'one-and-the-same' })));
  expect((await standing())?.canary).not.toBeNull();
});

test('an alarm comes before the move, once, and says what the server waits for', async () => {
  await startCanary();
  await failFor(some(person, 3));
  expect((await standing())?.canary).not.toBeNull();
  expect(report.mock.calls).toEqual([
    [
      {
        kind: 'alarm',
        remote: 'media',
        release: 'b',
        owner: null,
        message:
          'b failed for 3 of 3 visitors (100.0 %), a for 0 of 0 visitors (0.0 %). The server takes it back when it fails for five people or in five networks: by now 3 and 1.',
      },
    ],
  ]);
  await failFor(some(person, 6));
  expect(report.mock.calls).toMatchObject([[{ kind: 'alarm' }], [{ kind: 'move' }]]);
});

test('a release that is held is left to people, and an alarm is raised', async () => {
  await startCanary();
  await registry.move({ ...about, kind: 'hold', channel: held('b') });
  await failFor(some(guest, 20));
  expect(await standing()).toMatchObject({ canary: { release: 'b' }, held: ['b'] });
  expect(report.mock.calls).toMatchObject([
    [
      {
        message:
          'b failed for 3 of 3 visitors (100.0 %), a for 0 of 0 visitors (0.0 %). The server leaves it to you to take it back.',
      },
    ],
  ]);
});

test('the release that everybody has had for long, and the first one, are only told of', async () => {
  await failFor(some(guest, 20), 'a');
  await startCanary();
  await failFor(some(guest, 20), 'a');
  expect(await standing()).toMatchObject({ stable: 'a', canary: { release: 'b' } });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ release: 'a' }));
});

test.each(['call', 'policy', 'draw'])(
  'a failed %s is not the fault of a release',
  async (phase) => {
    await startCanary();
    await failFor(some(guest, 10), 'b', phase);
    expect((await standing())?.canary).not.toBeNull();
  },
);

test('a file that did not come counts when the server finds it damaged, and only then', async () => {
  await startCanary();
  jest.spyOn(registry, 'folderOf').mockResolvedValue(folder);
  await registry.store.create(signatureKey('media', 'b'), Buffer.from('{}'));
  const publication = { key: '', at: '', files: {} };
  jest.spyOn(registry, 'publication').mockResolvedValue(publication);
  await failFor(some(guest, 20), 'b', 'load');
  expect((await standing())?.canary).not.toBeNull();
  expect(report).not.toHaveBeenCalled();

  jest.restoreAllMocks();
  await health.close();
  health = open(registry);
  await failFor(some(guest, 5), 'b', 'load');
  expect(await newest()).toMatchObject({ kind: 'stopCanary', by: 'server' });
});

test('a release that came when it was asked for again has not failed', async () => {
  await startCanary();
  for (const from of some(guest, 10)) {
    const told = { visit: visit('b', from), remote: 'media', release: 'b', phase: 'load' };
    await health.failure({ ...told, step: 'retry' }, from);
  }
  expect((await standing())?.canary).not.toBeNull();
});

test.each([
  ['without a visit', () => undefined],
  ['with a visit that nobody has signed', (at: number) => `AAAAAAAA${at}.${'x'.repeat(43)}`],
  ['of a visit that had another release', (at: number) => visit('a', guest(at))],
])('a failure %s does not count', async (_, visited) => {
  await startCanary();
  for (let at = 0; at < 20; at++) {
    const told = { visit: visited(at), remote: 'media', release: 'b', phase: 'render' };
    await health.failure(told, guest(at));
  }
  expect((await standing())?.canary).not.toBeNull();
});

test('a remote that somebody came to within the page counts when it fails', async () => {
  await startCanary();
  for (const from of some(guest, 5)) {
    const visited = visit('b', from, false);
    await health.failure({ visit: visited, remote: 'media', release: 'b', phase: 'script' }, from);
  }
  expect((await newest())?.why).toMatch(/^b failed for 5 of 5 visitors/);
});

test('the shell is counted as a remote named shell', async () => {
  const channel = toCanary({ release: 's2', percent: 5, roles: [] });
  await registry.move({ ...about, remote: 'shell', kind: 'release', channel: toStable('s1') });
  await registry.move({ ...about, remote: 'shell', kind: 'canary', channel });
  for (const from of some(guest, 5)) {
    const visited = health.visit([{ remote: 'shell', release: 's2', isCounted: true }], from);
    await health.failure({ visit: visited, release: 's2', phase: 'script' }, from);
  }
  expect(await newest()).toMatchObject({ remote: 'shell', kind: 'stopCanary', by: 'server' });
});

test('a remote that fails since the shell was taken back is not blamed, and somebody is told', async () => {
  const shell = { ...about, remote: 'shell' };
  await registry.move({ ...shell, kind: 'release', channel: toStable('s1') });
  await registry.move({ ...about, kind: 'release', channel: toStable('b') });
  await registry.move({ ...shell, kind: 'rollback', channel: toStable('s0') });
  await failFor(some(guest, 8));
  expect(await newest()).toMatchObject({ remote: 'shell', kind: 'rollback' });
  const message = expect.stringMatching(/take back one of the two/) as unknown;
  expect(report.mock.calls).toEqual([[expect.objectContaining({ kind: 'alarm', message })]]);
});

test('processes judge by what all of them know, and stop a canary once', async () => {
  await startCanary();
  const other = open(await openWhole());
  await failFor(some(person, 3));
  for (const from of [2, 3, 4].map(person)) await fail('b', from, { of: other });
  expect((await standing())?.canary).not.toBeNull();
  // What one has written the other reads, and whoever writes last knows all.
  await health.close();
  await other.close();
  const stops = (await registry.history()).filter(({ kind }) => kind === 'stopCanary');
  expect(stops.map(({ why }) => why)).toEqual([
    'b failed for 5 of 5 visitors (100.0 %), a for 0 of 0 visitors (0.0 %).',
  ]);
});

test('what fails while the figures are written is judged again by the next write', async () => {
  await startCanary();
  const other = open(await openWhole());
  await failFor(some(person, 2));
  const { replace } = registry.store;
  const slow = jest.spyOn(registry.store, 'replace').mockImplementationOnce(async (...file) => {
    await fail('b', person(2));
    return replace(...file);
  });
  await health.close();
  slow.mockRestore();
  for (const from of [3, 4].map(person)) await fail('b', from, { of: other });
  await other.close();
  expect((await standing())?.canary).not.toBeNull();
  await health.close();
  expect((await standing())?.canary).toBeNull();
});

test('two processes that decide at once stop a canary once', async () => {
  await startCanary();
  const other = open(await openWhole());
  await failFor(some(guest, 4));
  for (const from of some(guest, 4)) await fail('b', from, { of: other });
  await Promise.all([fail('b', guest(4)), fail('b', guest(4), { of: other })]);
  await other.close();
  const stops = (await registry.history()).filter(({ kind }) => kind === 'stopCanary');
  expect(stops).toHaveLength(1);
});

test('a server that may not move the remote goes on', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation();
  await startCanary();
  jest.spyOn(registry, 'move').mockRejectedValue(new Error('The key may not.'));
  await failFor(some(guest, 6));
  await health.close();
  expect(told).toHaveBeenCalledWith(expect.stringContaining('media b'), expect.any(Error));
  told.mockRestore();
});

test('a visitor whose address is unknown is not counted, and a line says so', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation();
  visit('a', { token: undefined } as Origin);
  await health.close();
  expect(told).toHaveBeenCalledWith(expect.stringContaining('counted'), expect.any(Error));
  told.mockRestore();
});
