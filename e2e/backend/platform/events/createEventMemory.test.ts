/** @jest-environment node */
import { createEventMemory } from './createEventMemory';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-01T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

const later = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

test('an event says its number, its name and its data, as browsers read it', () => {
  const text = createEventMemory().add('ticket', { id: 'one' });
  expect(text).toMatch(/^id: \S+\.1\nevent: ticket\ndata: \{"id":"one"\}\n\n$/);
});

test('what came after an event is told in order, and after the newest nothing', () => {
  const memory = createEventMemory();
  memory.add('ticket', { id: 'one' });
  const last = memory.newest();
  const missed = [memory.add('ticket', { id: 'two' }), memory.add('ticket', { id: 'three' })];
  expect(memory.since(last)).toBe(missed.join(''));
  expect(memory.since(memory.newest())).toBe('');
});

test('nobody goes on from what this process has not told', () => {
  const memory = createEventMemory();
  const other = createEventMemory();
  const first = memory.newest();
  other.add('ticket', {});
  memory.add('ticket', {});
  expect(memory.since(other.newest())).toBeUndefined();
  expect(memory.since(first.replace('.0', '.2'))).toBeUndefined();
  expect(memory.since(first.replace('.0', '.-1'))).toBeUndefined();
  expect(memory.since('nonsense')).toBeUndefined();
  expect(memory.since(first)).toMatch(/^id: /);
});

test('of the newest five hundred events all are told, of more none', () => {
  const memory = createEventMemory();
  const first = memory.newest();
  memory.add('ticket', { id: 0 });
  const second = memory.newest();
  for (let id = 1; id <= 500; id += 1) memory.add('ticket', { id });
  expect(memory.since(second)?.match(/^id: /gm)).toHaveLength(500);
  expect(memory.since(first)).toBeUndefined();
});

test('a screen that was just opened hears what came since it read', () => {
  const memory = createEventMemory();
  later(10_000);
  memory.add('ticket', { id: 'before' });
  later(5_001);
  const inBetween = memory.add('ticket', { id: 'in between' });
  later(5_000);
  expect(memory.lately(5_000)).toBe(inBetween);
});

test('it hears nothing where this process has not listened for as long', () => {
  const memory = createEventMemory();
  memory.add('ticket', {});
  later(4_999);
  expect(memory.lately(5_000)).toBeUndefined();
  later(1);
  expect(memory.lately(5_000)).toMatch(/^id: /);
});

test('it hears nothing where more has come in that time than is remembered', () => {
  const memory = createEventMemory();
  later(10_000);
  for (let id = 1; id <= 500; id += 1) memory.add('ticket', { id });
  expect(memory.lately(5_000)?.match(/^id: /gm)).toHaveLength(500);
  memory.add('ticket', { id: 501 });
  expect(memory.lately(5_000)).toBeUndefined();
  later(5_000);
  expect(memory.lately(5_000)).toBeUndefined();
  later(1);
  expect(memory.lately(5_000)).toBe('');
});

test('after a gap nobody goes on from an earlier event, and nothing of before is told', () => {
  const memory = createEventMemory();
  memory.add('ticket', { id: 'before' });
  const last = memory.newest();
  later(10_000);
  memory.forget();
  expect(memory.since(last)).toBeUndefined();
  expect(memory.lately(5_000)).toBeUndefined();

  later(5_000);
  const after = memory.add('ticket', { id: 'after' });
  expect(memory.lately(5_000)).toBe(after);
  expect(memory.since(last)).toBeUndefined();
});
