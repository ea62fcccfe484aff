/** @jest-environment node */
import type { ShellManifest } from '@campus/shared/build/RemoteManifest';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSecret } from '../../releases/keys/createSecret';
import { toStable } from '../../releases/deployments/deployments';
import { openRegistry } from '../../releases/registry/openRegistry';
import type { Registry } from '../../releases/registry/Registry';
import { writeBuild } from '../../releases/writeBuild.fixture';
import { createHealth, type HealthKeeper } from './createHealth';
import type { Origin } from '../Origin';
import { errorsOf, newObservations, vitalsOf } from './Observations';
import { readFigures } from './readFigures';

const secret = createSecret('/nowhere', 'a secret of this test');
const about = { remote: 'media', why: 'a test' };
const report = jest.fn();
let folder: string;
let registry: Registry;
let health: HealthKeeper;

const askWho = async () => undefined;

beforeEach(async () => {
  report.mockClear();
  folder = mkdtempSync(path.join(tmpdir(), 'campus-health-'));
  const opened = await openRegistry({ dataFolder: folder, isServer: true });
  // Whatever is named here is whole, and has passed.
  registry = { ...opened, hasPassed: async () => true, damages: async () => [] };
  health = createHealth({ registry, secret, askWho, report });
  await registry.move({ ...about, kind: 'release', channel: toStable('a') });
});
afterEach(async () => {
  await health.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A guest, each in a network of his own. */
const guest = (at: number): Origin => ({ ip: `198.51.${at}.7`, token: undefined });
const some = (kind: typeof guest, count: number) =>
  Array.from({ length: count }, (_, at) => kind(at));

/** A shell that lends this, published and given to everybody. */
async function giveShell(release: string, lends: Record<string, string>) {
  const built = path.join(folder, 'built', release);
  mkdirSync(built, { recursive: true });
  const shell: ShellManifest = {
    ...{ release, owner: 'platform@example.test', contract: '1.0.0', scripts: [], styles: [] },
    ...{ texts: { ru: [], en: [] }, lends, parts: {}, integrity: {} },
  };
  writeFileSync(path.join(built, 'shell.json'), JSON.stringify(shell));
  const team = await openRegistry({ dataFolder: folder });
  await team.publish(built);
  const channel = toStable(release);
  await team.move({ remote: 'shell', why: 'a test', kind: 'release', channel });
}

async function giveMedia(borrows: Record<string, string>) {
  const team = await openRegistry({ dataFolder: folder });
  const built = path.join(folder, 'built/media');
  await team.publish(writeBuild(built, { name: 'media', release: 'b', borrows }));
  await team.move({ ...about, kind: 'release', channel: toStable('b') });
}

async function failShell(release: string, { count = 6, of = health } = {}) {
  for (const from of some(guest, count)) {
    const visited = of.visit([{ remote: 'shell', release, isCounted: true }], from);
    await of.failure({ visit: visited, release, phase: 'script' }, from);
  }
}

test('a shell that fails is taken back where every remote of today runs in the one before', async () => {
  await giveShell('s1', { react: '19.0.0' });
  await giveShell('s2', { react: '19.0.0' });
  await giveMedia({ react: '^19.0.0' });
  await failShell('s2');
  expect((await registry.current()).channels.shell?.stable).toBe('s1');
  const owner = 'platform@example.test';
  expect(report.mock.calls).toMatchObject([
    [{ kind: 'alarm', owner }],
    [{ kind: 'move', remote: 'shell', release: 's2', owner }],
  ]);
});

test('a shell is not taken back under a remote that needs the newer one, and people are told which', async () => {
  await giveShell('s1', { react: '19.0.0' });
  await giveShell('s2', { react: '19.0.0', '@campus/shared/ui/New': '1.1.0' });
  await giveMedia({ '@campus/shared/ui/New': '^1.0.0' });
  await failShell('s2');
  expect((await registry.current()).channels.shell?.stable).toBe('s2');
  const message = expect.stringMatching(
    /does not take it back, since remotes of today would not run: media b does not fit the shell/,
  ) as unknown;
  expect(report.mock.calls).toEqual([[expect.objectContaining({ kind: 'alarm', message })]]);
});

test('of all processes one writes to the owner of an alarm', async () => {
  await giveShell('s1', {});
  await giveShell('s2', {});
  // Enough for an alarm, and too few for a move.
  await failShell('s2', { count: 3 });
  const second = jest.fn();
  const other = createHealth({ registry, secret, askWho, report: second });
  await failShell('s2', { count: 3, of: other });
  await other.close();
  const owners = [report, second].map(({ mock }) => {
    const calls = mock.calls as [{ kind: string; owner?: string | null }][];
    return calls.filter(([{ kind }]) => kind === 'alarm').map(([{ owner }]) => owner);
  });
  expect(owners).toEqual([['platform@example.test'], [null]]);
});

test('an alarm and a move are told of where nobody can say whose the release is', async () => {
  await giveShell('s1', {});
  await giveShell('s2', {});
  const shellManifest = jest.spyOn(registry, 'shellManifest');
  shellManifest.mockImplementation(async (release) => {
    if (release === 's2') throw new Error('The bucket does not answer.');
    return undefined;
  });
  await failShell('s2');
  expect(report.mock.calls).toMatchObject([
    [{ kind: 'alarm', owner: null }],
    [{ kind: 'move', release: 's2', owner: null }],
  ]);
  expect(await registry.store.list('alarms/')).toStrictEqual([]);
});

const place = { page: '/news', remote: 'media', release: 'a' };
const vital = { ...place, kind: 'vital', rating: 'good' } as const;
const observed = async () => {
  await health.close();
  return (await readFigures(registry.store, secret)).get('media')?.get('a')?.observed;
};

test('how fast a release is, and where it fails, is kept, once of a visit, for all processes; what it said is not', async () => {
  const trace = async () => 'at show (mfe-media/src/news/NewsScreen.tsx:12:3)';
  health = createHealth({ registry, secret, askWho, report, trace });
  const given = health.visit([{ remote: 'media', release: 'a', isCounted: true }], guest(1));
  for (let left = 20; left > 0; left--)
    await health.observe({ ...vital, name: 'LCP', value: 1_000 }, given);
  const other = health.visit([{ remote: 'media', release: 'a', isCounted: true }], guest(1));
  await health.observe({ ...vital, name: 'LCP', value: 1_000 }, other);
  const error = { ...place, kind: 'error', phase: 'render', message: 'Анна Иванова' } as const;
  for (let left = 5; left > 0; left--)
    await health.observe({ ...error, stack: 'at a (/remotes/media/a/entry.js:1:1)' }, given);
  await health.observe({ ...error, stack: 'at b (/remotes/media/a/entry.js:1:1)' }, 'made up');

  const found = (await observed()) ?? newObservations();
  expect(vitalsOf(found)).toEqual([
    { name: 'LCP', count: 2, p75: expect.closeTo(1_100, 0) as number },
  ]);
  expect(errorsOf(found)).toMatchObject([
    { page: '/news', lines: ['mfe-media/src/news/NewsScreen.tsx:12:3'], count: 1 },
  ]);
  const [key = ''] = await registry.store.list('health/');
  expect(String(await registry.store.read(key))).not.toContain('Анна');
});

test('a release that visitors do not get has no figures, whatever reports name', async () => {
  const remote = 'media';
  const release = 'made-up';
  const given = health.visit([{ remote, release, isCounted: false }], guest(1));
  const stack = 'at a (/remotes/media/made-up/entry.js:1:1)';
  const error = { ...place, release, kind: 'error', phase: 'render', message: '', stack } as const;
  await health.observe({ ...vital, release, name: 'LCP', value: 1 }, given);
  await health.observe(error, given);
  await health.failure({ remote, release, visit: given, phase: 'render' }, guest(1));
  await health.close();
  expect((await readFigures(registry.store, secret)).get(remote)).toBeUndefined();
});
