import { LoadError } from './loadWithFallbacks';
import type { Plan } from './Plan';
import { createRescue } from './createRescue';

const reload = jest.fn();

const declaration = { name: 'media', title: { ru: '', en: '' }, owner: '' };
const fresh: Plan = {
  release: 'new',
  language: 'ru',
  remotes: [
    {
      release: '3',
      entry: '',
      declaration: { ...declaration, routes: [], slots: [], menu: [] },
      lastKnownGood: null,
    },
  ],
  integrity: {},
  developmentOrigins: [],
};
const gone = (address: string) => new LoadError('gone', `${address} is gone (404)`, address);

/** Whether the failure came back; a page that is loaded anew hears nothing more. */
const comesBack = async (
  failure: unknown,
  {
    shell = 'old',
    isUnsaved = false,
    plan = fresh,
  }: { shell?: string; isUnsaved?: boolean; plan?: Plan | null } = {},
) => {
  const fetchPlan = () => (plan ? Promise.resolve(plan) : Promise.reject(new Error('down')));
  const rescue = createRescue(shell, { fetchPlan, isUnsaved: () => isUnsaved, reload });
  const later = new Promise((resolve) => setTimeout(() => resolve('reloaded'), 20));
  return Promise.race([rescue(failure).catch(() => 'came back'), later]);
};

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test.each([['/remotes/media/2/list.js'], ['/shell/form.js']])(
  'a page that lost %s is loaded anew',
  async (address) => {
    expect(await comesBack(gone(address))).toBe('reloaded');
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

const nothing: Plan = { ...fresh, remotes: [] };

test('a page whose shell no release of a remote runs in any more is loaded anew', async () => {
  expect(await comesBack(gone('/remotes/media/2/list.js'), { plan: nothing })).toBe('reloaded');
});

test.each([
  ['the remote was taken off', gone('/remotes/media/2/list.js'), { shell: 'new', plan: nothing }],
  ['it is of the release that visitors get', gone('/remotes/media/3/list.js'), {}],
  ['the shell is still the same', gone('/shell/form.js'), { shell: 'new' }],
  ['the code itself threw', new Error('broken'), {}],
  ['words are unsaved', gone('/remotes/media/2/list.js'), { isUnsaved: true }],
  ['nobody knows of a newer release', gone('/remotes/media/2/list.js'), { plan: null }],
])('it stays where %s', async (_why, failure, options) => {
  expect(await comesBack(failure, options)).toBe('came back');
  expect(reload).not.toHaveBeenCalled();
});

const news = gone('/remotes/media/2/list.js');
const newsOf = (release: string): Plan => ({
  ...fresh,
  remotes: fresh.remotes.map((remote) => ({ ...remote, release })),
});

test('the same reason reloads an address once, another one once more', async () => {
  expect(await comesBack(news)).toBe('reloaded');
  expect(await comesBack(news)).toBe('came back');
  expect(await comesBack(news, { plan: newsOf('4') })).toBe('reloaded');
  history.pushState(null, '', '/events');
  expect(await comesBack(news, { plan: newsOf('4') })).toBe('reloaded');
  expect(reload).toHaveBeenCalledTimes(3);
});

test('without a memory nothing is reloaded', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(await comesBack(news)).toBe('came back');
  expect(reload).not.toHaveBeenCalled();
});
