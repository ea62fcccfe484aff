/** @jest-environment node */
import { createSharedClock } from './createSharedClock';

const noon = Date.parse('2030-01-01T12:00:00Z');
const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now: noon }));
afterEach(() => jest.useRealTimers());

const clockOf = (difference: () => number) =>
  createSharedClock(() => Promise.resolve(Date.now() + difference()));

test('a process whose clock is ten minutes wrong tells the time of the database', async () => {
  const clock = await clockOf(() => -10 * minute);
  expect(clock.now()).toBe(noon - 10 * minute);
  jest.setSystemTime(noon + minute);
  expect(clock.now()).toBe(noon - 9 * minute);
  clock.stop();
});

test('one whose clock is right tells its own, whatever the way to the database takes', async () => {
  const clock = await clockOf(() => 400);
  expect(clock.now()).toBe(noon);
  clock.stop();
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Of a right database that takes six seconds for an answer, and looks at its clock after `looksAfter` of them. */
async function slowClock(looksAfter: number) {
  const clock = createSharedClock(async () => {
    await wait(looksAfter);
    const theirs = Date.now();
    await wait(6_000 - looksAfter);
    return theirs;
  });
  await jest.advanceTimersByTimeAsync(6_000);
  return clock;
}

test.each([0, 5_999])(
  'a busy database that looks at its clock after %d ms of six seconds makes none wrong',
  async (looksAfter) => {
    const clock = await slowClock(looksAfter);
    expect(clock.now()).toBe(Date.now());
    await jest.advanceTimersByTimeAsync(minute + 6_000);
    expect(clock.now()).toBe(Date.now());
    clock.stop();
  },
);

test('what a quick answer has told of a wrong clock stays while the database is busy', async () => {
  let isBusy = false;
  const clock = await createSharedClock(async () => {
    const theirs = Date.now() - 10 * minute;
    if (isBusy) await wait(6_000);
    return theirs;
  });
  isBusy = true;
  await jest.advanceTimersByTimeAsync(2 * minute);
  expect(clock.now()).toBe(Date.now() - 10 * minute);
  clock.stop();
});

test('a clock that goes wrong later is heard of within a minute', async () => {
  let difference = 0;
  const clock = await clockOf(() => difference);
  difference = 30 * minute;
  await jest.advanceTimersByTimeAsync(minute);
  expect(clock.now()).toBe(noon + minute + difference);
  clock.stop();
});

test('while the database does not answer, what was known of the difference holds', async () => {
  let answer = () => Promise.resolve(Date.now() - 10 * minute);
  const clock = await createSharedClock(() => answer());
  answer = () => Promise.reject(new Error('no connection'));
  await jest.advanceTimersByTimeAsync(2 * minute);
  expect(clock.now()).toBe(noon - 8 * minute);
  clock.stop();
});
