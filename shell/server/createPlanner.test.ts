/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newRegistry } from '../releases/registry/newRegistry.fixture';
import { createPlanner } from './createPlanner';
import { newDoors } from './newDoors.fixture';
import type { Visitor } from './Visitor';

const guest: Visitor = { language: 'ru', cookies: {}, roles: [] };

let doors: Awaited<ReturnType<typeof newDoors>>;
beforeEach(async () => {
  doors = await newDoors();
  for (const release of ['1.0.0-a', '1.0.0-b']) {
    await doors.publish('media', release, { route: '/news' });
    await doors.activate('media', release);
  }
});
afterEach(() => doors.forget());

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

test('a plan has the stable release, with the last known good one behind it, and all their hashes', async () => {
  const { release, remotes, integrity } = await planned();
  expect(release).toBe('1.0.0-shell');
  expect(remotes).toMatchObject([
    { release: '1.0.0-b', lastKnownGood: { release: '1.0.0-a' }, declaration: { name: 'media' } },
  ]);
  expect(Object.keys(integrity)).toEqual(
    expect.arrayContaining([
      '/shell/main.js',
      '/remotes/media/1.0.0-a/entry.js',
      '/remotes/media/1.0.0-b/entry.js',
    ]),
  );
});

test.each(['entry.js', 'mfe.json', 'signature.json'])(
  'with its %s changed a release gives way to the last known good one',
  async (file) => {
    spoil('media', '1.0.0-b', file);
    expect((await planned()).remotes).toMatchObject([{ release: '1.0.0-a', lastKnownGood: null }]);
  },
);

test('a remote of which no release is whole is left out, and the rest stands', async () => {
  await doors.publish('payments', '1.0.0-c');
  await doors.activate('payments', '1.0.0-c');
  for (const release of ['1.0.0-a', '1.0.0-b']) spoil('media', release, 'entry.js');
  const { remotes } = await planned();
  expect(remotes.map(({ declaration }) => declaration.name)).toEqual(['payments']);
});

test('while the registry cannot be read the last good plan is served', async () => {
  const { registry } = doors;
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('last good plan'), expect.anything());
  logged.mockRestore();
});

test('without a released shell there is no plan, and the reason is said', async () => {
  const { registry, forget } = await newRegistry();
  await expect(createPlanner({ registry }).read(guest)).rejects.toThrow('No shell is released');
  forget();
});
