/** @jest-environment node */
import type timers from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Opened } from './openAnew';
import { watchIdle } from './watchIdle';

jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<typeof timers>('node:timers/promises'),
  // The limits of time are not what is tested, and what waits for them would be late at once.
  setTimeout: (time: number) => (time < 30_000 ? Promise.resolve() : new Promise(() => undefined)),
}));

const rest = { words: [] as string[], begin: () => undefined as void };
jest.mock('./watchRest', () => ({
  watchRest: () => {
    rest.begin();
    return Promise.resolve(() => Promise.resolve(rest.words));
  },
}));
afterEach(() => {
  rest.words = [];
  rest.begin = () => undefined;
});

/** A page that works little. */
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

test('a page that goes elsewhere while it is asked how it is at first is told of', async () => {
  const place = { now: '/events' };
  rest.begin = () => {
    place.now = '/help';
  };
  expect(await watchIdle(createOpened(place))).toEqual([
    'goes to http://campus.test/help by itself.',
  ]);
});

test('what a page does by itself beside others is looked at once more, alone', async () => {
  rest.words = ['makes 9 calls though nobody does anything with it.'];
  const opened = createOpened({ now: '/events' });
  expect(await watchIdle(opened)).toEqual(rest.words);
  expect(opened.isLate).toBe(true);
  const alone = { ...createOpened({ now: '/events' }), isAlone: true };
  expect(await watchIdle(alone)).toEqual(rest.words);
  expect(alone.isLate).toBeUndefined();
});

test('a page that stays where it is and does little is left alone', async () => {
  expect(await watchIdle(createOpened({ now: '/events' }))).toStrictEqual([]);
});
