/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Channel } from '../releases/registry/Deployment';
import type { Registry } from '../releases/registry/Registry';
import { createPlanner } from './createPlanner';
import type { Visitor } from './Visitor';

const guest: Visitor = { language: 'ru', cookies: {}, roles: [] };
const auditor: Visitor = { ...guest, roles: ['AUDITOR'] };
const channel = (stable: string, lastKnownGood: string | null): Channel => ({
  ...{ stable, lastKnownGood, canary: { release: 'canary', percent: 0, roles: ['AUDITOR'] } },
});
const manifestOf = (name: string, release: string) =>
  ({
    ...{ release, entry: 'entry.js', integrity: {}, borrows: {}, lends: {} },
    ...{ contract: '1.0.0', declaration: { name } },
  }) as never;

/** A store in which everything is whole, until something is taken out of it, or can no longer be had. */
function newStore() {
  const gone = new Set<string>();
  const lost = new Map<string, Promise<never>>();
  const there = <Found>(name: string, release: string, found: Found) =>
    lost.get(`${name} ${release}`) ??
    Promise.resolve(gone.has(`${name} ${release}`) ? undefined : found);
  const registry = {
    current: async () => ({
      ...{ number: 1, retired: {} },
      channels: { shell: channel('now', 'before'), media: channel('now', 'before') },
    }),
    folderOf: (name, release) => there(name, release, release),
    damages: async () => ['entry.js'],
    hasPassed: async () => true,
    history: async () => [],
    manifest: (name, release) => there(name, release, manifestOf(name, release)),
    shellManifest: (release) => there('shell', release, manifestOf('shell', release)),
  } as Partial<Registry> as Registry;
  return {
    registry,
    take: (...what: string[]) => what.forEach((each) => gone.add(each)),
    lose: (what: string, how: Promise<never>) => void lost.set(what, how),
  };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

type Planner = ReturnType<typeof createPlanner>;
const shellOf = async (planner: Planner, visitor = guest) =>
  (await planner.read(visitor)).plan.release;
const mediaOf = async (planner: Planner, visitor = guest) =>
  (await planner.read(visitor)).plan.remotes.map(({ release, lastKnownGood }) => [
    release,
    lastKnownGood?.release,
  ]);

test('the shell of a visitor gives way to the one before, and that to the last that was good', async () => {
  const { registry, take } = newStore();
  const planner = createPlanner({ registry });
  expect(await shellOf(planner)).toBe('now');
  expect(await shellOf(planner, auditor)).toBe('canary');
  take('shell canary');
  expect(await shellOf(planner, auditor)).toBe('now');
  take('shell now');
  expect(await shellOf(planner)).toBe('before');
  take('shell before');
  expect(await shellOf(planner)).toBe('before');
});

test('a canary of the shell is given to nobody who was not chosen for it, whatever else is gone', async () => {
  const { registry, take } = newStore();
  const planner = createPlanner({ registry });
  expect(await shellOf(planner)).toBe('now');
  expect(await shellOf(planner, auditor)).toBe('canary');
  take('shell canary', 'shell now', 'shell before');
  expect(await shellOf(planner)).toBe('now');
  expect(await shellOf(planner, auditor)).toBe('now');
});

test('where no release can be read any more, everybody gets the last good stable one', async () => {
  const { registry, take } = newStore();
  const planner = createPlanner({ registry });
  expect(await mediaOf(planner)).toEqual([['now', 'before']]);
  expect(await mediaOf(planner, auditor)).toEqual([['canary', 'now']]);
  take('media canary', 'media now', 'media before');
  expect(await mediaOf(planner)).toEqual([['now', undefined]]);
  expect(await mediaOf(createPlanner({ registry }))).toStrictEqual([]);
});

test('the release before comes first, and then what was good and can no longer be read', async () => {
  const { registry, take } = newStore();
  const planner = createPlanner({ registry });
  await planner.read(guest);
  take('media now');
  expect(await mediaOf(planner)).toEqual([['before', undefined]]);
});

test('while nobody can say what was taken back, no release of before is given', async () => {
  const { registry, take } = newStore();
  const planner = createPlanner({ registry });
  await planner.read(guest);
  take('media canary', 'media now', 'media before');
  registry.history = () => Promise.reject(new Error('no bucket'));
  expect(await mediaOf(planner)).toStrictEqual([]);
});

test('what was taken back is given to nobody, whatever else is gone', async () => {
  const { registry, take } = newStore();
  const planner = createPlanner({ registry });
  await planner.read(guest);
  const move = { at: '', by: 'server', person: null, key: '', why: 'it throws', remote: 'media' };
  const back = channel('before', null);
  registry.current = async () => ({ number: 2, retired: {}, channels: { media: back } });
  registry.history = async () => [
    { ...move, number: 2, kind: 'rollback', channel: back },
    { ...move, number: 1, kind: 'release', channel: channel('now', 'before') },
  ];
  take('media before');
  expect(await mediaOf(planner)).toStrictEqual([]);
});

test('a release that the store does not give gives way to the one before, on all pages', async () => {
  const { registry, lose } = newStore();
  const planner = createPlanner({ registry });
  const noBucket = Promise.reject(new Error('no bucket'));
  noBucket.catch(() => undefined);
  lose('media now', noBucket);
  expect(await mediaOf(planner)).toEqual([['before', undefined]]);
  lose('shell now', noBucket);
  expect(await shellOf(planner)).toBe('before');
  expect(jest.mocked(console.error).mock.calls).toEqual([
    ['The store does not give media now, nor visitors get it:', new Error('no bucket')],
    ['The store does not give shell now, nor visitors get it:', new Error('no bucket')],
  ]);
});

test('a release for which the store does not answer is waited for once', async () => {
  jest.useFakeTimers();
  const { registry, lose } = newStore();
  const planner = createPlanner({ registry });
  lose('media now', new Promise(() => undefined));
  for (const wait of [10_000, 1]) {
    const given = jest.fn();
    void mediaOf(planner).then(given);
    await jest.advanceTimersByTimeAsync(wait);
    expect(given).toHaveBeenCalledWith([['before', undefined]]);
  }
  jest.useRealTimers();
});

test('a registry that could never be read says why', async () => {
  const registry = {
    ...newStore().registry,
    current: () => Promise.reject(new Error('no disk')),
  };
  await expect(createPlanner({ registry }).read(guest)).rejects.toThrow('no disk');
});

test('what somebody tries out is told with its owner and its time', async () => {
  const { registry } = newStore();
  const remotes = { media: { release: 'next' } };
  const read = async (person: string | null) => {
    const overrides = { subject: 'anna', person, until: 7, remotes };
    return (await createPlanner({ registry }).read({ ...guest, overrides })).plan.overrides;
  };
  const told = { by: 'anna', until: 7, remotes: [{ remote: 'media', release: 'next' }] };
  expect(await read('1')).toEqual(told);
  expect(await read(null)).toEqual({ ...told, isReview: true });
});

describe('what development servers announce', () => {
  const { NODE_ENV } = process.env;
  let folder: string;
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'campus-announced-'));
    mkdirSync(path.join(folder, 'shell'));
    write('shell/shell.json', manifestOf('shell', 'developed'));
    write('notes.txt', 'no remote');
    const origin = 'http://localhost:3200';
    write('media.json', { origin, manifest: manifestOf('media', 'developed') });
  });
  afterEach(() => {
    Object.assign(process.env, { NODE_ENV });
    rmSync(folder, { recursive: true });
  });

  async function read(environment: string, announcements = folder) {
    Object.assign(process.env, { NODE_ENV: environment });
    const development = { shell: path.join(folder, 'shell'), announcements };
    const { plan, isTrial } = await createPlanner({
      registry: newStore().registry,
      development,
    }).read(guest);
    const remotes = plan.remotes.map(({ entry, lastKnownGood }) => [entry, lastKnownGood]);
    return { shell: plan.release, remotes, origins: plan.developmentOrigins, isTrial };
  }
  const released = {
    isTrial: false,
    origins: [],
    remotes: [[expect.any(String), expect.anything()]],
  };

  test('takes the place of what is released, where the server is one of development', async () => {
    const origin = 'http://localhost:3200';
    expect(await read('development')).toEqual({
      ...{ shell: 'developed', isTrial: true, origins: [origin] },
      remotes: [[`${origin}/entry.js`, null]],
    });
    expect(await read('development', `${folder}/none`)).toMatchObject(released);
  });

  test('counts nowhere else', async () => {
    expect(await read('production')).toMatchObject(released);
  });
});
