import { reloadOnce } from './reloadOnce';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the same reason reloads an address once, another one once more', () => {
  const reload = jest.fn();
  expect(reloadOnce('media 3', reload)).toBe(true);
  expect(reloadOnce('media 3', reload)).toBe(false);
  expect(reloadOnce('media 4', reload)).toBe(true);
  history.pushState(null, '', '/events');
  expect(reloadOnce('media 4', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('without a memory nothing is reloaded', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const reload = jest.fn();
  expect(reloadOnce('media 3', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
