import { listPayHistory } from '@campus/shared/contract/payments/calls';
import {
  exploreOrders,
  type Fork,
  type Outcomes,
  type OrderedStep,
} from '@campus/shared/testing/exploreOrders';
import type { TabLocks } from './refresh/createRefreshLock';
import { createSessionApi } from './createSessionApi';
import { tokenOf } from './tokenOf';

// Between two looks at a cookie nothing happens here that is no step.
beforeEach(() => {
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((then: () => void) => {
    queueMicrotask(then);
    return 0;
  }) as unknown as typeof setTimeout);
  jest.spyOn(Date, 'now').mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

const tabs = ['one tab', 'another tab', 'a third tab'];
const stale = tokenOf('student', 'HUMAN', 'stale');
const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** What all tabs of a browser share, and the server that they talk to. */
function openBrowser() {
  const browser = {
    token: stale as string | undefined,
    holder: undefined as string | undefined,
    isRevoked: false,
    hasSignedOut: false,
    renewals: 0,
    refreshing: new Set<string>(),
    told: [] as string[],
  };
  /** As `navigator.locks` has it: a tab that is closed gives its lock back. */
  const locksOf = (tab: string, step: OrderedStep): TabLocks => ({
    async request(_, { ifAvailable }, work) {
      if (ifAvailable && browser.holder) return work(null);
      const take = () => void (browser.holder = tab);
      if (ifAvailable) take();
      else await step('has its turn', take, { when: () => !browser.holder });
      return work({}).finally(() => void (browser.holder = undefined));
    },
  });
  const renew = () => {
    if (browser.isRevoked) return answer(401, { code: 'UNAUTHORIZED' });
    browser.renewals += 1;
    return answer(200, { authToken: tokenOf('student', 'HUMAN', `fresh ${browser.renewals}`) });
  };
  const read = (init?: RequestInit) => {
    const isFresh =
      !browser.isRevoked && !new Headers(init?.headers).get('authorization')?.includes(stale);
    return isFresh ? answer(200, { items: [], total: 0 }) : answer(401, { code: 'UNAUTHORIZED' });
  };
  const lose = () => Promise.reject(new TypeError('Failed to fetch'));

  /** A page that asks for payments with a token that is no longer good. */
  const openTab = (tab: string, isNetworkBad: boolean) => (step: OrderedStep, fork: Fork) => {
    async function refresh() {
      browser.refreshing.add(tab);
      const bad = { 'in vain': lose, 'of a server that is down': () => answer(503, {}) };
      try {
        const reply = await fork('refreshes', { '': renew, ...(isNetworkBad && bad) });
        const heard = { '': () => undefined, ...(isNetworkBad && { 'nothing of it': lose }) };
        await fork('hears', heard);
        return reply;
      } finally {
        browser.refreshing.delete(tab);
      }
    }
    const send = ((url: string, init?: RequestInit) =>
      url.includes('refresh') ? refresh() : step('reads', () => read(init))) as typeof fetch;
    const authToken = {
      read: () => browser.token,
      write: (token: string) => void (browser.token = token),
      remove: () => void (browser.token = undefined),
    };
    const signal = { send: (event: string) => void browser.told.push(event) };
    const locks = locksOf(tab, step);
    return createSessionApi({ cookies: { authToken }, signal, send, locks, language: () => 'ru' })(
      listPayHistory,
    );
  };
  return { browser, openTab };
}

interface Story {
  tabs?: number;
  isNetworkBad?: boolean;
  /** What somebody else does meanwhile. */
  meanwhile?: Record<string, (browser: ReturnType<typeof openBrowser>['browser']) => void>;
  end: (browser: ReturnType<typeof openBrowser>['browser'], outcomes: Outcomes) => void;
}

const openStory =
  ({ tabs: count = 3, isNetworkBad = false, meanwhile = {}, end }: Story) =>
  () => {
    localStorage.clear();
    const { browser, openTab } = openBrowser();
    const others = Object.entries(meanwhile).map(([name, happen]) => [
      name,
      (step: OrderedStep) => step('does so', () => happen(browser)),
    ]);
    return {
      actors: Object.fromEntries([
        ...tabs.slice(0, count).map((tab) => [tab, openTab(tab, isNetworkBad)] as const),
        ...others,
      ]) as Record<string, (step: OrderedStep, fork: Fork) => Promise<unknown>>,
      state: () =>
        JSON.stringify([browser, [...browser.refreshing], localStorage.getItem('campus.refresh')]),
      died(tab: string) {
        browser.refreshing.delete(tab);
        if (browser.holder === tab) browser.holder = undefined;
      },
      check() {
        // At most one refresh at a time, in all tabs.
        expect(browser.refreshing.size).toBeLessThan(2);
        // Whoever has signed out stays so.
        if (browser.hasSignedOut) expect(browser.token).toBeUndefined();
      },
      end: (outcomes: Outcomes) => end(browser, outcomes),
    };
  };

const statusOf = (outcome: Outcomes[string]) =>
  outcome?.status === 'rejected' ? (outcome.reason as { status: unknown }).status : 200;

test('three tabs refresh once, and each has its answer', async () => {
  const { ends } = await exploreOrders(
    openStory({
      end({ renewals, told }, outcomes) {
        expect(Object.values(outcomes).map(statusOf)).toEqual([200, 200, 200]);
        expect(renewals).toBe(1);
        expect(told).toStrictEqual([]);
      },
    }),
  );
  expect(ends).toBeGreaterThan(0);
});

test('no failure of the network or of the server signs anybody out', async () => {
  const statuses = new Set<unknown>();
  await exploreOrders(
    openStory({
      isNetworkBad: true,
      end({ token, told }, outcomes) {
        expect(token).toBeDefined();
        expect(told).toStrictEqual([]);
        for (const outcome of Object.values(outcomes)) statuses.add(statusOf(outcome));
      },
    }),
  );
  expect(statuses).toEqual(new Set([200, 503, 'FETCH_ERROR']));
});

test('a tab that is closed anywhere leaves the others their answers', async () => {
  await exploreOrders(
    openStory({
      tabs: 2,
      end({ token }, outcomes) {
        const left = Object.values(outcomes).filter(Boolean);
        expect(new Set(left.map(statusOf))).toEqual(new Set([200]));
        expect(token).not.toBe(stale);
      },
    }),
    { crashes: 1 },
  );
});

test('a sign-out at any moment is not undone', async () => {
  await exploreOrders(
    openStory({
      tabs: 2,
      isNetworkBad: true,
      meanwhile: {
        'their owner signs out': (browser) =>
          Object.assign(browser, { token: undefined, hasSignedOut: true }),
      },
      end({ token }) {
        expect(token).toBeUndefined();
      },
    }),
  );
});

test('a session that is revoked at any moment ends in every tab, and only once the server has said so', async () => {
  await exploreOrders(
    openStory({
      tabs: 2,
      isNetworkBad: true,
      meanwhile: { 'the server revokes it': (browser) => void (browser.isRevoked = true) },
      end({ token, told }, outcomes) {
        const statuses = Object.values(outcomes).map(statusOf);
        if (token === undefined) expect(told).toContain('expired');
        else expect(told).toStrictEqual([]);
        if (statuses.includes(401) && token === stale) throw new Error('refused without an end');
      },
    }),
  );
});
