/** @jest-environment node */
import { isLate } from './isLate';

const failed =
  'Mounted as admin, the route /a says in the console: ChunkLoadError: Loading chunk 1 failed.';

test('a page is late when a part of it did not come in time', () => {
  expect(isLate(['shows a card.', `${failed} (timeout: http://localhost/1.js)`])).toBe(true);
});

test('a page is not late when a part of it is missing or speaks of time itself', () => {
  expect(isLate([`${failed} (missing: http://localhost/1.js)`])).toBe(false);
  expect(isLate(['says in the console: Error: (timeout: mine)'])).toBe(false);
  expect(isLate([])).toBe(false);
});
