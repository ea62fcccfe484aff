import { keyOf } from './keyOf';

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
