import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import { createRemoteLoader } from './createRemoteLoader';
import type { Plan, PlannedRemote } from './Plan';

const Screen = () => null;
const media: RemoteModule = {
  screens: { Screen: () => Promise.resolve({ Screen }) },
  widgets: {},
  locales: { ru: {}, en: {} },
};

const title = { ru: 'Новости', en: 'News' };
const planned = (release: string, before: string | null = null): PlannedRemote => ({
  release,
  entry: `/remotes/media/${release}/entry.js`,
  declaration: { name: 'media', title, owner: '', routes: [], slots: [], menu: [] },
  lastKnownGood: before ? { release: before, entry: `/remotes/media/${before}/entry.js` } : null,
});
const planOf = (...remotes: PlannedRemote[]): Plan => ({
  language: 'ru',
  remotes,
  integrity: {},
  developmentOrigins: [],
});

/** A federation whose registered entry decides what a load gives. */
function start(plan: Plan, answers: (entry: string) => Promise<unknown>, fresh = plan) {
  let entry = '';
  const loadRemote = jest.fn(() => answers(entry));
  const registerRemotes = jest.fn((remotes: { entry: string }[]) => {
    entry = remotes[0]?.entry ?? '';
  });
  const onModule = jest.fn();
  const loader = createRemoteLoader({
    plan,
    federation: { loadRemote, registerRemotes } as never,
    fetchPlan: () => Promise.resolve(fresh),
    learn: jest.fn(),
    onModule,
  });
  const load = () => loader.component('media', 'screens', 'Screen');
  return { loader, load, loadRemote, registerRemotes, onModule };
}

const good = () => Promise.resolve({ default: media });
const broken = () => Promise.reject(new Error('broken'));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a remote is loaded once, however many of its screens are asked for', async () => {
  const { load, loadRemote, onModule } = start(planOf(planned('1')), good);
  await Promise.all([load(), load(), load()]);

  expect(loadRemote).toHaveBeenCalledTimes(1);
  expect(onModule).toHaveBeenCalledTimes(1);
});

test('two failures in a row are survived', async () => {
  let failures = 2;
  const { load } = start(planOf(planned('1')), () => (failures-- > 0 ? broken() : good()));

  expect(await load()).toEqual({ default: Screen });
});

test('the last known good release takes the place of one that does not load', async () => {
  const { load, registerRemotes } = start(planOf(planned('2', '1')), (entry) =>
    entry.includes('/2/') ? broken() : good(),
  );

  expect(await load()).toEqual({ default: Screen });
  expect(registerRemotes).toHaveBeenLastCalledWith(
    [{ name: 'campus_media', entry: '/remotes/media/1/entry.js' }],
    { force: true },
  );
});

test('without a release before, the failure is told', async () => {
  const { load } = start(planOf(planned('1')), broken);
  await expect(load()).rejects.toThrow('broken');
});

test('after renewing, the release that is current now is loaded', async () => {
  const { loader, load } = start(
    planOf(planned('2')),
    (entry) => (entry.includes('/2/') ? broken() : good()),
    planOf(planned('3')),
  );
  await expect(load()).rejects.toThrow('broken');
  await loader.renew('media');

  expect(await load()).toEqual({ default: Screen });
});
