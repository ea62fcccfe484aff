/** @jest-environment node */
import { readAppearance, rootAttributes } from './readAppearance';

test('what nobody chose is the system’s theme and no low-vision version', () => {
  expect(readAppearance({})).toEqual({ theme: 'system', vision: null });
});

test('what a stranger wrote into the cookies does not reach the page', () => {
  const appearance = readAppearance({ Theme: 'dark"><script>', Vision: '900.<b>.x' });
  expect(rootAttributes(appearance)).toEqual({
    'data-theme': null,
    'data-colours': 'black',
    'data-size': '100',
    'data-spacing': 'usual',
    'data-pictures': 'shown',
  });
});

test('the low-vision colours outweigh a theme', () => {
  const appearance = readAppearance({ Theme: 'dark', Vision: '150.blue.usual.shown' });
  expect(rootAttributes(appearance)).toMatchObject({ 'data-theme': null, 'data-colours': 'blue' });
});
