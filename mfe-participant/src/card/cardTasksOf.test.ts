/** @jest-environment node */
import { humanOf } from './cardFixtures';
import { cardTasksOf } from './cardTasksOf';

const statesOf = (...args: Parameters<typeof humanOf>) =>
  cardTasksOf(humanOf(...args)).map(({ state }) => state);

test('the card itself comes last, once all else is ready', () => {
  expect(statesOf()).toEqual(['done', 'done', 'done', 'todo']);
  expect(statesOf({ identityStatus: 'EMPTY' })).toEqual(['done', 'todo', 'done', 'later']);
});

test('an application that waits is nobody’s task', () => {
  expect(cardTasksOf(humanOf(), true).at(-1)).toEqual({ name: 'card', state: 'checking' });
});

test('details being checked are nobody’s task, a mismatch is', () => {
  expect(statesOf({ identityStatus: 'FILLED' })[1]).toBe('checking');
  expect(statesOf({ identityStatus: 'MISMATCH' })[1]).toBe('problem');
});

test('somebody who has stopped studying has a problem, not a task', () => {
  const status = { key: 'EXPELLED', name: 'Отчислен', isStudying: false };
  const { student } = humanOf();
  expect(statesOf({ student: student && { ...student, status } })[2]).toBe('problem');
});
