/** @jest-environment node */
import { createPresence, presenceLease } from './createPresence';

const first = { subject: 'T-1', tab: 'tab-1', id: 'anna', name: 'Быстрая Анна' };
const other = { subject: 'T-1', tab: 'tab-2', id: 'ivan', name: 'Петров Иван' };
const second = { ...first, tab: 'tab-3' };

function atDesk() {
  const clock = { now: 0 };
  return { clock, presence: createPresence(() => clock.now) };
}

test('others are told who comes, who writes and who stops, and nothing while it stays so', () => {
  const { presence } = atDesk();
  expect(presence.renew({ ...first, isWriting: false })).toBe(true);
  expect(presence.renew({ ...first, isWriting: false })).toBe(false);
  expect(presence.renew({ ...first, isWriting: true })).toBe(true);
  expect(presence.renew({ ...other, isWriting: false })).toBe(true);
  expect(presence.peopleAt('T-1')).toEqual([
    { id: 'anna', name: 'Быстрая Анна', isWriting: true },
    { id: 'ivan', name: 'Петров Иван', isWriting: false },
  ]);
  expect(presence.peopleAt('T-2')).toStrictEqual([]);
});

test('who is not heard of for the whole lease has left, and who renews it stays', () => {
  const { clock, presence } = atDesk();
  presence.renew({ ...first, isWriting: true });
  presence.renew({ ...other, isWriting: false });
  clock.now = presenceLease - 1;
  presence.renew({ ...other, isWriting: false });
  expect(presence.lapse()).toStrictEqual([]);
  clock.now = presenceLease;
  expect(presence.lapse()).toEqual(['T-1']);
  expect(presence.peopleAt('T-1').map(({ id }) => id)).toEqual(['ivan']);
  clock.now = 2 * presenceLease;
  expect(presence.lapse()).toEqual(['T-1']);
  expect(presence.subjects()).toStrictEqual([]);
});

test('who says so has left at once, and only once', () => {
  const { presence } = atDesk();
  presence.renew({ ...first, isWriting: true });
  presence.renew({ ...other, isWriting: false });
  expect(presence.leave(first)).toBe(true);
  expect(presence.leave(first)).toBe(false);
  expect(presence.peopleAt('T-1').map(({ id }) => id)).toEqual(['ivan']);
  expect(presence.leave(other)).toBe(true);
  expect(presence.subjects()).toStrictEqual([]);
});

test('who has it open in two tabs is there once, until the last of them is closed', () => {
  const { presence } = atDesk();
  presence.renew({ ...first, isWriting: true });
  expect(presence.renew({ ...second, isWriting: false })).toBe(false);
  expect(presence.peopleAt('T-1')).toEqual([{ id: 'anna', name: 'Быстрая Анна', isWriting: true }]);
  expect(presence.leave(first)).toBe(true);
  expect(presence.peopleAt('T-1')).toEqual([
    { id: 'anna', name: 'Быстрая Анна', isWriting: false },
  ]);
  presence.renew({ ...first, isWriting: false });
  expect(presence.leave(first)).toBe(false);
  expect(presence.leave(second)).toBe(true);
  expect(presence.peopleAt('T-1')).toStrictEqual([]);
});

test('a tab that is not heard of any more takes nobody away who has another one', () => {
  const { clock, presence } = atDesk();
  presence.renew({ ...first, isWriting: false });
  clock.now = presenceLease - 1;
  presence.renew({ ...second, isWriting: false });
  clock.now = presenceLease;
  expect(presence.lapse()).toStrictEqual([]);
  expect(presence.peopleAt('T-1').map(({ id }) => id)).toEqual(['anna']);
});

test('nobody is taken away by a tab of another person', () => {
  const { presence } = atDesk();
  presence.renew({ ...first, isWriting: false });
  expect(presence.leave({ ...other, tab: first.tab })).toBe(false);
  expect(presence.peopleAt('T-1').map(({ id }) => id)).toEqual(['anna']);
});
