import { LoadError } from '../remotes/LoadError';
import type { Plan } from '../remotes/Plan';
import { createRescue } from './createRescue';
import { reloadOnce } from './reloadOnce';

jest.mock('./reloadOnce', () => ({ reloadOnce: jest.fn(() => true) }));

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
  const rescue = createRescue(shell, { fetchPlan, isUnsaved: () => isUnsaved });
  const later = new Promise((resolve) => setTimeout(() => resolve('reloaded'), 20));
  return Promise.race([rescue(failure).catch(() => 'came back'), later]);
};

beforeEach(() => jest.mocked(reloadOnce).mockClear().mockReturnValue(true));

test.each([
  ['/remotes/media/2/list.js', 'media 3'],
  ['/shell/form.js', 'shell new'],
])('a page that lost %s is loaded anew', async (address, reason) => {
  expect(await comesBack(gone(address))).toBe('reloaded');
  expect(reloadOnce).toHaveBeenCalledWith(reason);
});

test.each([
  ['it is of the release that visitors get', gone('/remotes/media/3/list.js'), {}],
  ['the shell is still the same', gone('/shell/form.js'), { shell: 'new' }],
  ['the code itself threw', new Error('broken'), {}],
  ['words are unsaved', gone('/remotes/media/2/list.js'), { isUnsaved: true }],
  ['nobody knows of a newer release', gone('/remotes/media/2/list.js'), { plan: null }],
])('it stays where %s', async (_why, failure, options) => {
  expect(await comesBack(failure, options)).toBe('came back');
  expect(reloadOnce).not.toHaveBeenCalled();
});

test('a reload that did not help is not repeated', async () => {
  jest.mocked(reloadOnce).mockReturnValue(false);
  expect(await comesBack(gone('/remotes/media/2/list.js'))).toBe('came back');
});
