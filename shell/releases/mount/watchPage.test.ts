/** @jest-environment node */
import { isTimeout } from './watchPage';

test('a page is late when a part of it did not come in time', () => {
  expect(isTimeout({ name: 'ChunkLoadError', type: 'timeout' })).toBe(true);
  expect(isTimeout({ name: 'LoadError', problem: 'late' })).toBe(true);
});

test('a page is not late when a part of it is missing or its own error speaks of time', () => {
  expect(isTimeout({ name: 'ChunkLoadError', type: 'missing' })).toBe(false);
  expect(isTimeout({ name: 'LoadError', problem: 'gone' })).toBe(false);
  expect(isTimeout({ name: 'Error', type: 'timeout', problem: 'late' })).toBe(false);
  expect(isTimeout({})).toBe(false);
});
