/** @jest-environment node */
import { mainMove, movesFrom, statusAfter } from './movesFrom';

test.each([
  ['DRAFT', ['publish', 'schedule', 'archive']],
  ['SCHEDULED', ['publish', 'unpublish']],
  ['PUBLISHED', ['unpublish', 'archive']],
  ['ARCHIVED', ['publish', 'schedule']],
] as const)('from %s an editor may %j', (status, moves) => {
  expect(movesFrom(status, false)).toEqual(moves);
});

test('what is not made yet is not archived', () => {
  expect(movesFrom('DRAFT', true)).toEqual(['publish', 'schedule']);
});

test('a moment ahead makes scheduling the main move, unless the record waits for it already', () => {
  expect(mainMove(movesFrom('DRAFT', true), false)).toBe('publish');
  expect(mainMove(movesFrom('DRAFT', true), true)).toBe('schedule');
  expect(mainMove(movesFrom('ARCHIVED', false), true)).toBe('schedule');
  expect(mainMove(movesFrom('SCHEDULED', false), true)).toBeUndefined();
});

test('a save keeps the state, a move changes it', () => {
  expect(statusAfter('save', 'PUBLISHED')).toBe('PUBLISHED');
  expect(statusAfter('unpublish', 'PUBLISHED')).toBe('DRAFT');
});
