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

interface Work {
  /** Seconds of the processor, of nine. */
  used: number;
  /** Seconds by the clock on the wall, of the same nine. */
  occupied: number;
}

/** Each session has a clock of its own, and counts from the moment when it was opened. */
function createSession(work: Work) {
  let seconds = 0;
  let asked = 0;
  const send = (method: string, given?: { timeDomain: string }) => {
    if (given) seconds = given.timeDomain === 'threadTicks' ? work.used : work.occupied;
    else asked += 1;
    const value = method === 'Performance.getMetrics' && asked > 1 ? seconds : 0;
    return Promise.resolve({ metrics: [{ name: 'TaskDuration', value }] });
  };
  return { send };
}

/** A page that works little. */
function createOpened(place: { now: string }, work: Work = { used: 0, occupied: 0 }): Opened {
  const page = {
    url: () => `http://campus.test${place.now}`,
    context: () => ({ newCDPSession: () => Promise.resolve(createSession(work)) }),
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

describe('the processor', () => {
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(9000);
  });
  afterEach(() => jest.restoreAllMocks());

  const look = async (work: Work, isAlone: boolean) => {
    const opened = { ...createOpened({ now: '/events' }, work), isAlone };
    return { said: await watchIdle(opened), isLate: opened.isLate };
  };
  const busy = ['keeps the processor busy though nobody does anything with it.'];

  test('a page that uses a quarter of it is busy, beside others as well', async () => {
    const work = { used: 3, occupied: 3 };
    expect(await look(work, false)).toStrictEqual({ said: busy, isLate: undefined });
  });

  test('what gets little of it beside others is looked at once more, alone', async () => {
    const work = { used: 1, occupied: 7 };
    expect(await look(work, false)).toStrictEqual({ said: [], isLate: true });
  });

  test('a page that is always at work is busy on a machine that leaves it little', async () => {
    const work = { used: 1, occupied: 7 };
    expect(await look(work, true)).toStrictEqual({ said: busy, isLate: undefined });
  });

  test('a page whose few tasks take long there is not', async () => {
    const work = { used: 0.4, occupied: 6 };
    expect(await look(work, true)).toStrictEqual({ said: [], isLate: undefined });
    jest.mocked(performance.now).mockReturnValueOnce(0).mockReturnValueOnce(9000);
    const some = { used: 0.7, occupied: 4 };
    expect(await look(some, true)).toStrictEqual({ said: [], isLate: undefined });
  });
});
