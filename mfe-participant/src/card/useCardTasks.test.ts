/** @jest-environment node */
import { studyOf } from '@campus/shared/testing/people';
import { cardHolderOf, university } from './cardFixtures';
import { cardTasksOf, type Waiting } from './useCardTasks';

const photoUrl = '/api/files/human-photo/me.jpg';
const statesOf = (change: Parameters<typeof cardHolderOf>[0] = {}, waiting: Waiting = {}) =>
  cardTasksOf(cardHolderOf({ photoUrl, ...change }), waiting).map(({ state }) => state);

test('the card itself comes last, once all else is ready', () => {
  expect(statesOf()).toEqual(['done', 'done', 'done', 'done', 'todo']);
  expect(statesOf({ identityStatus: 'EMPTY' })).toEqual(['done', 'todo', 'done', 'done', 'later']);
  expect(statesOf({ photoUrl: null })).toEqual(['done', 'done', 'done', 'todo', 'later']);
});

test('an application that waits is nobody’s task', () => {
  expect(statesOf({}, { isAppliedFor: true })[4]).toBe('checking');
});

test('details being checked are nobody’s task, a mismatch is', () => {
  expect(statesOf({ identityStatus: 'FILLED' })[1]).toBe('checking');
  expect(statesOf({ identityStatus: 'MISMATCH' })[1]).toBe('problem');
});

test('a record of study that was asked for is with staff', () => {
  expect(statesOf({ student: null })[2]).toBe('todo');
  expect(statesOf({ student: null }, { isStudyClaimed: true })[2]).toBe('checking');
});

test('somebody who has stopped studying has a problem, unless another record was asked for', () => {
  const status = { key: 'EXPELLED', name: 'Отчислен', isStudying: false };
  const student = studyOf({ eduOrg: university, status });
  expect(statesOf({ student })[2]).toBe('problem');
  expect(statesOf({ student }, { isStudyClaimed: true })[2]).toBe('checking');
});
