import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import { createRemoteLoader } from './createRemoteLoader';
import { LoadError } from '../loading/loadWithFallbacks';
import type { Plan, PlannedRemote } from '../loading/Plan';

const Screen = () => null;
const media: RemoteModule = {
  screens: {
    Screen: () => Promise.resolve({ Screen }),
    Gone: () => Promise.reject(new LoadError('gone', 'a.js is gone (404)')),
  },
  widgets: {},
  locales: { ru: {}, en: {} },
};

const title = { ru: 'Новости', en: 'News' };
const route = { path: '/news', screen: 'Screen', title, access: 'public' } as const;
const planned = (release: string, before: string | null = null, path = '/news'): PlannedRemote => ({
  release,
  entry: `/remotes/media/${release}/entry.js`,
  declaration: {
    name: 'media',
    title,
    owner: '',
    routes: [{ ...route, path }],
    slots: [],
    menu: [],
  },
  lastKnownGood: before ? { release: before, entry: `/remotes/media/${before}/entry.js` } : null,
});
const planOf = (...remotes: PlannedRemote[]): Plan => ({
  release: 'shell',
  language: 'ru',
  remotes,
  integrity: Object.fromEntries(
    remotes.flatMap(({ lastKnownGood }) =>
      lastKnownGood ? [[lastKnownGood.entry, `sha384-${lastKnownGood.release}`]] : [],
    ),
  ),
  developmentOrigins: [],
});

/** A federation whose registered entry decides what a load gives. */
function start(plan: Plan, answers: (entry: string) => Promise<unknown>, fresh = plan) {
  let entry = '';
  const loadRemote = jest.fn(() => answers(entry));
  const registerRemotes = jest.fn((remotes: { entry: string }[]) => {
    entry = remotes[0]?.entry ?? '';
  });
  const onTexts = jest.fn();
  const onStep = jest.fn();
  const admit = jest.fn<Promise<void>, [string, string]>(() => Promise.resolve());
  const loader = createRemoteLoader({
    plan,
    federation: { loadRemote, registerRemotes } as never,
    watch: { admit, begin: () => () => undefined, forgive: jest.fn() },
    fetchPlan: () => Promise.resolve(fresh),
    learn: jest.fn(),
    onStep,
    onTexts,
  });
  const load = (name = 'Screen') => loader.component('media', 'screens', name);
  return { loader, load, loadRemote, registerRemotes, onTexts, onStep, admit };
}

const good = () => Promise.resolve({ default: media });
const broken = () => Promise.reject(new Error('broken'));
const onlyIn = (release: string) => (entry: string) =>
  entry.includes(`/${release}/`) ? good() : broken();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a remote is loaded once, however many of its screens are asked for', async () => {
  const { load, loadRemote, onTexts } = start(planOf(planned('1')), good);
  await Promise.all([load(), load(), load()]);

  expect(loadRemote).toHaveBeenCalledTimes(1);
  expect(onTexts).toHaveBeenCalledTimes(1);
});

test('a screen brings texts that only it needs', async () => {
  const locales = { ru: { desk: 'Редакция' }, en: { desk: 'Desk' } };
  const { load, onTexts } = start(planOf(planned('1')), () =>
    Promise.resolve({
      default: { ...media, screens: { Screen: () => Promise.resolve({ Screen, locales }) } },
    }),
  );
  await load();
  expect(onTexts).toHaveBeenLastCalledWith('media', locales);
});

test('two failures in a row are survived, and told once', async () => {
  let failures = 2;
  const { load, onStep } = start(planOf(planned('1')), () => (failures-- > 0 ? broken() : good()));

  expect(await load()).toEqual({ default: Screen });
  expect(onStep.mock.calls).toEqual([['retry', 'media', '1', new Error('broken')]]);
});

test('the last known good release takes the place of one that does not load', async () => {
  const { loader, load, registerRemotes, onStep } = start(planOf(planned('2', '1')), onlyIn('1'));

  expect(await load()).toEqual({ default: Screen });
  expect(registerRemotes).toHaveBeenLastCalledWith(
    [{ name: 'campus_media', entry: '/remotes/media/1/entry.js' }],
    { force: true },
  );
  expect(onStep.mock.calls).toEqual([['fallback', 'media', '2', new Error('broken')]]);
  expect(loader.releaseOf('media')).toBe('1');
});

test('a last known good release of which no hash is known takes no place', async () => {
  const plan = planOf(planned('2', '1'));
  const { load, registerRemotes, onStep } = start(plan, onlyIn('1'), { ...plan, integrity: {} });
  await expect(load()).rejects.toThrow('broken');
  expect(registerRemotes).toHaveBeenCalledTimes(1);
  expect(onStep).not.toHaveBeenCalled();
});

test('several places turn to the last known good release together', async () => {
  const { load, onStep } = start(planOf(planned('2', '1')), onlyIn('1'));

  expect(await Promise.all([load(), load('Screen'), load()])).toHaveLength(3);
  expect(onStep).toHaveBeenCalledTimes(1);
});

test('once something of a remote was given, its release stays', async () => {
  const { loader, load } = start(planOf(planned('2', '1')), good);
  await load();
  await expect(load('Gone')).rejects.toThrow('is gone');

  expect(loader.releaseOf('media')).toBe('2');
});

test('a release that was cleared away gives way to the newer one', async () => {
  const gone = () => Promise.reject(new LoadError('gone', 'entry.js is gone (404)'));
  const answers = (entry: string) => (entry.includes('/3/') ? good() : gone());
  const { loader, load } = start(planOf(planned('2', '1')), answers, planOf(planned('3', '2')));

  expect(await load()).toEqual({ default: Screen });
  expect(loader.releaseOf('media')).toBe('3');
});

test('a release in quarantine is not even asked for', async () => {
  const { load, loadRemote, admit, loader } = start(planOf(planned('2', '1')), good);
  admit.mockImplementation((_remote, release) =>
    release === '2' ? Promise.reject(new LoadError('hung', 'quarantine')) : Promise.resolve(),
  );

  expect(await load()).toEqual({ default: Screen });
  expect(loadRemote).toHaveBeenCalledTimes(1);
  expect(loader.releaseOf('media')).toBe('1');
});

test('without a release before, the failure is told', async () => {
  const { load } = start(planOf(planned('1')), broken);
  await expect(load()).rejects.toThrow('broken');
});

test('after renewing, the release that is current now is loaded', async () => {
  const { loader, load } = start(planOf(planned('2')), onlyIn('3'), planOf(planned('3')));
  await expect(load()).rejects.toThrow('broken');
  await loader.renew('media');

  expect(await load()).toEqual({ default: Screen });
});

test.each([
  ['has other routes than the page', planOf(planned('3', null, '/stories'))],
  ['needs a newer shell', planOf()],
])('renewing asks for another page where the current release %s', async (_what, fresh) => {
  const { loader, load } = start(planOf(planned('2')), onlyIn('2'), fresh);
  await expect(loader.renew('media')).rejects.toMatchObject({
    problem: 'gone',
    address: '/remotes/media/2/entry.js',
  });
  await load();

  expect(loader.releaseOf('media')).toBe('2');
});

test('a newer release is taken while the page has nothing of the remote', async () => {
  const { loader, load } = start(planOf(planned('2')), good, planOf(planned('3')));
  expect(await loader.takeNewer()).toBe('');
  await load();

  expect(loader.releaseOf('media')).toBe('3');
});

test.each([
  ['something of it is shown', planned('3'), true],
  ['it has other routes than the page', planned('3', null, '/stories'), false],
])('a newer release needs a reload where %s', async (_what, newer, isLoaded) => {
  const { loader, load } = start(planOf(planned('2')), good, planOf(newer));
  if (isLoaded) await load();

  expect(await loader.takeNewer()).toBe('media 3');
  expect(loader.releaseOf('media')).toBe('2');
});

test('what the page has already is no news', async () => {
  const { loader, load } = start(planOf(planned('2', '1')), onlyIn('1'));
  await load();
  expect(await loader.takeNewer()).toBe('');
});
