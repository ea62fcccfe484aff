/** @jest-environment node */
import type timers from 'node:timers/promises';
import type { Page } from 'playwright';
import { createIdleWatch } from './createIdleWatch';
import type { Work } from './createWork';
import type { Opened } from './openAnew';

jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<typeof timers>('node:timers/promises'),
  setTimeout: () => Promise.resolve(),
}));

const restless = { words: [] as string[] };
jest.mock('./watchRest', () => ({
  watchRest: () => Promise.resolve(() => Promise.resolve(restless.words)),
}));
afterEach(() => {
  restless.words = [];
});

/** A page that works little, and goes to `/help` once there is room for what is to be done with it. */
function createOpened(place: { now: string }): Opened {
  const session = { send: () => Promise.resolve({ metrics: [] }) };
  const page = {
    url: () => `http://campus.test${place.now}`,
    context: () => ({ newCDPSession: () => Promise.resolve(session) }),
    locator: () => ({ count: () => Promise.resolve(0) }),
  };
  return {
    page: page as unknown as Page,
    watched: { problems: [], kinds: [] },
    isAlone: false,
    patience: 30_000,
  };
}

test('a page that goes elsewhere while it waits for its turn is told of', async () => {
  const place = { now: '/events' };
  const work: Work = (part) => {
    place.now = '/help';
    return part();
  };
  const { watchIdle } = createIdleWatch(work);
  expect(await watchIdle(createOpened(place))).toEqual([
    'goes to http://campus.test/help by itself.',
  ]);
});

test('what a page does by itself beside others is looked at once more, alone', async () => {
  restless.words = ['makes 9 calls though nobody does anything with it.'];
  const opened = createOpened({ now: '/events' });
  const { watchIdle } = createIdleWatch((part) => part());
  expect(await watchIdle(opened)).toEqual(restless.words);
  expect(opened.isLate).toBe(true);
  const alone = { ...createOpened({ now: '/events' }), isAlone: true };
  expect(await watchIdle(alone)).toEqual(restless.words);
  expect(alone.isLate).toBeUndefined();
});

test('a page that stays where it is and does little is left alone', async () => {
  const { watchIdle } = createIdleWatch((part) => part());
  expect(await watchIdle(createOpened({ now: '/events' }))).toEqual([]);
});
