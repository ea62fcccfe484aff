import { createKeyFollower, keyOf } from './ShortcutsProvider';

const run = () => undefined;
const shortcuts = ['/', 'g n', 'n', 'j'].map((keys) => ({ keys, label: keys, run }));
const start = () => {
  const follow = createKeyFollower(() => shortcuts);
  return (key: string, now = 0) => follow(key, now)?.keys;
};

test('one key does what it says', () => {
  const press = start();
  expect(press('/')).toBe('/');
  expect(press('x')).toBeUndefined();
});

test('two keys one after another are one shortcut', () => {
  const press = start();
  expect(press('g')).toBeUndefined();
  expect(press('n', 400)).toBe('g n');
  expect(press('n', 500)).toBe('n');
});

test('a second key that comes late, or leads nowhere, is a key of its own', () => {
  const press = start();
  press('g');
  expect(press('n', 2000)).toBe('n');
  press('g', 2100);
  expect(press('j', 2200)).toBe('j');
});

const press = (init: KeyboardEventInit) => keyOf(new KeyboardEvent('keydown', init));

test.each([
  [{ key: 'g', code: 'KeyG' }, 'g'],
  [{ key: 'п', code: 'KeyG' }, 'g'],
  [{ key: 'G', code: 'KeyG' }, 'g'],
  [{ key: '/', code: 'Slash' }, '/'],
  [{ key: '.', code: 'Slash' }, '/'],
  [{ key: '?', code: 'Slash', shiftKey: true }, '?'],
  [{ key: '?', code: 'Digit7', shiftKey: true }, '?'],
  [{ key: ',', code: 'Slash', shiftKey: true }, '?'],
  [{ key: 'k', code: 'KeyK', ctrlKey: true }, 'Mod+k'],
  [{ key: 'л', code: 'KeyK', metaKey: true }, 'Mod+k'],
])('%o is %s', (init, keys) => expect(press(init)).toBe(keys));

test.each([
  { key: 'g', code: 'KeyG', altKey: true },
  { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true },
])('%o belongs to the browser', (init) => expect(press(init)).toBeUndefined());
