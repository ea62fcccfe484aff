/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { retired } from '../releases/deployments/deployments';
import { newRegistry } from '../releases/registry/newRegistry.fixture';
import { createPlanner, planForPage } from './createPlanner';
import { newTestServers } from './newTestServers.fixture';
import type { Visitor } from './Visitor';

const guest: Visitor = { language: 'ru', cookies: {}, roles: [] };

let doors: Awaited<ReturnType<typeof newTestServers>>;
beforeEach(async () => {
  doors = await newTestServers();
  for (const release of ['1.0.0-a', '1.0.0-b']) {
    await doors.publish('media', release, { route: '/news' });
    await doors.activate('media', release);
  }
});
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  doors.forget();
  jest.restoreAllMocks();
});

const spoil = (name: string, release: string, file: string) =>
  writeFileSync(
    path.join(doors.dataFolder, 'registry/releases', name, release, file),
    'globalThis.foreign = 1;',
  );

/** What a process plans that starts now. */
async function planned() {
  const { registry } = await newRegistry({ dataFolder: doors.dataFolder });
  const { plan } = await createPlanner({ registry }).read(guest);
  return plan;
}

/** What a page is told that asks anew. */
async function plannedAnew() {
  const { registry } = await newRegistry({ dataFolder: doors.dataFolder });
  return planForPage(await createPlanner({ registry }).read(guest), undefined, registry);
}

test('a remote that was taken off is in no plan', async () => {
  const about = { remote: 'media', kind: 'retire', why: 'test' } as const;
  await doors.registry.move({ ...about, channel: retired('media') });
  expect((await planned()).remotes).toStrictEqual([]);
});

test('what the gate has not let pass is given to nobody, whoever moved it', async () => {
  await doors.publish('media', '1.0.0-c', { route: '/news', isJudged: false });
  await doors.activate('media', '1.0.0-c');
  await doors.publish('payments', '2.0.0-a', { isJudged: false });
  await doors.activate('payments', '2.0.0-a');
  expect((await planned()).remotes).toMatchObject([{ release: '1.0.0-b' }]);
  expect(console.error).toHaveBeenCalledWith(
    'Nothing signed says that media 1.0.0-c has passed the gate: not given.',
  );
});

test('a plan has the stable release with its hashes, and names the last known good one behind it', async () => {
  const { release, remotes, integrity } = await planned();
  expect(release).toBe('1.0.0-shell');
  expect(remotes).toMatchObject([
    { release: '1.0.0-b', lastKnownGood: { release: '1.0.0-a' }, declaration: { name: 'media' } },
  ]);
  expect(Object.keys(integrity)).toEqual(
    expect.arrayContaining(['/shell/main.js', '/remotes/media/1.0.0-b/entry.js']),
  );
  expect(Object.keys(integrity).join()).not.toContain('/1.0.0-a/');
});

test('a page that asks anew gets the hashes of what it may fall back to as well', async () => {
  const { integrity } = await plannedAnew();
  expect(integrity).toMatchObject((await planned()).integrity);
  expect(integrity['/remotes/media/1.0.0-a/entry.js']).toMatch(/^sha384-/);
});

test.each(['entry.js', 'mfe.json', 'signature.json'])(
  'with its %s changed a release gives way to the last known good one',
  async (file) => {
    spoil('media', '1.0.0-b', file);
    expect((await planned()).remotes).toMatchObject([{ release: '1.0.0-a', lastKnownGood: null }]);
  },
);

test('a remote of which no release is whole keeps its addresses, and the log says what is wrong', async () => {
  for (const release of ['1.0.0-a', '1.0.0-b']) spoil('media', release, 'entry.js');
  for (let time = 0; time < 2; time += 1)
    expect((await planned()).remotes).toMatchObject([{ release: '1.0.0-b', lastKnownGood: null }]);
  expect(console.error).toHaveBeenCalledWith(
    expect.stringMatching(/media 1\.0\.0-b is damaged \(entry\.js\).*npm run release -- media/),
  );
  spoil('media', '1.0.0-b', 'mfe.json');
  expect((await planned()).remotes).toStrictEqual([]);
});

test('while the registry cannot be read the last good plan is served', async () => {
  const { registry } = doors;
  let isDown = false;
  const planner = createPlanner({
    registry: {
      ...registry,
      current: () => (isDown ? Promise.reject(new Error('no disk')) : registry.current()),
    },
  });
  const before = await planner.read(guest);
  isDown = true;
  expect((await planner.read(guest)).plan).toEqual(before.plan);
  expect(console.error).toHaveBeenCalledWith(
    expect.stringContaining('last good plan'),
    expect.anything(),
  );
});

test('a registry that does not answer is no reason to wait for a page', async () => {
  const { registry } = doors;
  let isSilent = false;
  const current: typeof registry.current = () =>
    isSilent ? new Promise(() => undefined) : registry.current();
  const planner = createPlanner({ registry: { ...registry, current } });
  const before = await planner.read(guest);
  isSilent = true;
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'setImmediate'] });
  const late = planner.read(guest);
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  expect((await late).plan).toEqual(before.plan);
});

test('without a released shell there is no plan, and the reason is said', async () => {
  const { registry, forget } = await newRegistry();
  await expect(createPlanner({ registry }).read(guest)).rejects.toThrow('No shell is released');
  forget();
});
