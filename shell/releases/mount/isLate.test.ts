/** @jest-environment node */
import { isLate } from './isLate';

test('a page is late when a part of it did not come in time', () => {
  expect(isLate({ name: 'ChunkLoadError', type: 'timeout' })).toBe(true);
  expect(isLate({ name: 'LoadError', problem: 'late' })).toBe(true);
});

test('a page is not late when a part of it is missing or its own error speaks of time', () => {
  expect(isLate({ name: 'ChunkLoadError', type: 'missing' })).toBe(false);
  expect(isLate({ name: 'LoadError', problem: 'gone' })).toBe(false);
  expect(isLate({ name: 'Error', type: 'timeout', problem: 'late' })).toBe(false);
  expect(isLate({})).toBe(false);
});
