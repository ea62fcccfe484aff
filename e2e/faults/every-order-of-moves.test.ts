/** @jest-environment node */
import {
  exploreOrders,
  type Outcomes,
  type OrderedStep,
} from '@campus/shared/testing/exploreOrders';
import {
  ImpossibleDeployment,
  rolledBack,
  toCanary,
  toStable,
} from '../../shell/releases/deployments/deployments';
import type { Keys } from '../../shell/releases/keys/openKeys';
import type { ReleaseStore } from '../../shell/releases/store/ReleaseStore';
import { BrokenHistory, Conflict } from '../../shell/releases/registry/BrokenHistory';
import { createDeploymentLog } from '../../shell/releases/registry/createDeploymentLog';
import * as headMemory from '../../shell/releases/registry/createHeadMemory';
import type { Channel, Deployment } from '../../shell/releases/registry/Deployment';
import type { Change } from '../../shell/releases/registry/Registry';
import {
  deploymentsFolder,
  type SignedDeployment,
} from '../../shell/releases/registry/SignedDeployment';

// Thousands of orders, each with a history of its own.
jest.setTimeout(600_000);

beforeAll(() => {
  // A move has the time in it, and the same steps must lead to the same history.
  jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterAll(() => jest.useRealTimers());

jest.mock('../../shell/releases/registry/createHeadMemory', () => ({
  ...jest.requireActual<typeof headMemory>('../../shell/releases/registry/createHeadMemory'),
  /** Each process is on a machine of its own, whose file nobody else reads. */
  createHeadMemory() {
    let newest: headMemory.Head | undefined;
    const write = (head: headMemory.Head) => {
      if ((newest?.number ?? 0) < head.number) newest = head;
    };
    return { read: () => newest, write };
  },
}));

/** One key that everybody has: who may sign what is proven where keys are, and costs a thousand times as much. */
const key = { id: 'key', name: 'somebody', remotes: null, revokedAt: null };
const keys = {
  trust: { list: trusted },
  own: () => key.id,
  sign: () => ({ key: key.id, signature: 'signed' }),
  may: () => true,
  signerOf: () => key,
  isSigned: () => true,
} as unknown as Keys;
const all = [key];
function trusted() {
  return all;
}

/** Nothing that is there changes but the head and what is put aside, so reading a move takes no turn. */
function storeOf(files: Map<string, string>, step: OrderedStep): ReleaseStore {
  const keysAfter = (prefix: string, after = '') =>
    [...files.keys()].filter((each) => each.startsWith(prefix) && each > after).sort();
  const create = (name: string, content: string) => {
    if (files.has(name)) return false;
    files.set(name, content);
    return true;
  };
  return {
    name: 'store',
    freshFor: 0,
    async read(name) {
      const text =
        name === headMemory.headKey
          ? await step('reads the head', () => files.get(name))
          : files.get(name);
      return text === undefined ? undefined : Buffer.from(text);
    },
    list: (prefix, after) => step('lists', () => keysAfter(prefix, after)),
    create: (name, content) => step(`creates ${name}`, () => create(name, content.toString())),
    replace: (name, content) =>
      step('writes the head', () => void files.set(name, content.toString())),
    remove: (names) =>
      step('removes', () => {
        for (const name of names) files.delete(name);
      }),
  };
}

const atOnce: OrderedStep = async (_, effect) => effect();
const logOf = (files: Map<string, string>, step: OrderedStep, onAlarm = (_: string) => {}) =>
  createDeploymentLog({
    store: storeOf(files, step),
    keys,
    onAlarm,
    dataFolder: 'each its own',
  });

const movesIn = (files: Map<string, string>) =>
  [...files]
    .filter(([name]) => name.startsWith(deploymentsFolder))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, content]) => (JSON.parse(content) as SignedDeployment).move);

type Move = Omit<Change, 'why'>;
const releasing = (release: string, remote = 'media'): Move => ({
  remote,
  kind: 'release',
  channel: toStable(release),
});

interface Told {
  alarms: string[];
  ends: Set<string>;
}

/** Processes that each make one move, after `before` were made. */
function openProcesses(before: readonly Move[], moves: Readonly<Record<string, Move>>, told: Told) {
  const start = new Map<string, string>();
  const first = logOf(start, atOnce);
  const begun = (async () => {
    for (const move of before) await first.add({ ...move, why: 'before' });
  })();
  return async () => {
    await begun;
    const files = new Map(start);
    const alarm = (what: string) => void told.alarms.push(what);
    const actors = Object.entries(moves).map(([why, move]) => [
      why,
      (step: OrderedStep) => logOf(files, step, alarm).add({ ...move, why }),
    ]);
    const state = () => JSON.stringify([...files]);

    return {
      state,
      actors: Object.fromEntries(actors) as Record<string, (step: OrderedStep) => Promise<unknown>>,
      async end(outcomes: Outcomes) {
        expectFolded(files, moves, before);
        // Whoever was told that a move was made finds it, and whoever was refused has made none.
        const made = movesIn(files).map(({ why }) => why);
        for (const [why, outcome] of Object.entries(outcomes)) {
          const isMade = outcome?.status === 'fulfilled';
          if (outcome)
            expect([why, made.filter((each) => each === why)]).toEqual([why, isMade ? [why] : []]);
          if (outcome?.status === 'rejected')
            expect([Conflict.name, ImpossibleDeployment.name]).toContain(
              (outcome.reason as Error).constructor.name,
            );
        }
        // Somebody who comes afterwards reads all of it, finds nothing wrong, and can go on.
        const next = logOf(files, atOnce, alarm);
        expect(await next.alarms()).toStrictEqual([]);
        const history = await next.history();
        expect(history.map(({ number }: Deployment) => number).toReversed()).toEqual(
          movesIn(files).map(({ number }) => number),
        );
        await next.add({ ...releasing('afterwards', 'news'), why: 'afterwards' });
        expect(movesIn(files).at(-1)?.channel.stable).toBe('afterwards');
        expect(told.alarms).toStrictEqual([]);
        told.ends.add(made.slice(before.length).join());
      },
    };
  };
}

/** Visitors get only what somebody moved to: each move is its change, applied to the move before it of the same remote. */
function expectFolded(
  files: Map<string, string>,
  moves: Readonly<Record<string, Move>>,
  before: readonly Move[],
) {
  const standing: Record<string, Channel> = {};
  const made = movesIn(files);
  expect(made.map(({ number }) => number)).toEqual(made.map((_, index) => index + 1));
  for (const [index, { remote, why, channel }] of made.entries()) {
    const change = moves[why] ?? before[index];
    expect(channel).toEqual(change?.channel(standing[remote]));
    standing[remote] = channel;
  }
}

const canary: Move = {
  remote: 'media',
  kind: 'canary',
  channel: toCanary({ release: 'c', percent: 10, roles: [] }),
};
const back: Move = {
  remote: 'media',
  kind: 'rollback',
  channel: rolledBack({ history: [], remote: 'media', release: 'a' }),
};

/** The moves that were made, of every way in which it all ended. */
async function exploreEnds(
  before: readonly Move[],
  moves: Readonly<Record<string, Move>>,
  options = {},
) {
  const told: Told = { alarms: [], ends: new Set() };
  await exploreOrders(openProcesses(before, moves, told), options);
  return [...told.ends].sort();
}

test('of two who move one remote, each dying anywhere, no move is lost and none is made of what was not there', async () => {
  const two = { canary, back };
  const ends = await exploreEnds([releasing('a'), releasing('b')], two, { crashes: 2 });
  // Nothing, either of them, or both where the second began after the first.
  expect(ends).toEqual(['', 'back', 'back,canary', 'canary', 'canary,back']);
});

test('moves of two remotes are no obstacle to each other, whoever dies', async () => {
  const two = { canary, news: releasing('n', 'news') };
  const ends = await exploreEnds([releasing('a')], two, { crashes: 1 });
  expect(ends).toEqual(['canary', 'canary,news', 'news', 'news,canary']);
});

interface Damage {
  history: Move[];
  damage: (files: Map<string, string>) => void;
}

const damages: readonly [string, Damage][] = [
  [
    'that has a file of nobody',
    {
      history: [releasing('b')],
      damage: (files) => void files.set(`${deploymentsFolder}99999999.json`, 'garbage'),
    },
  ],
  [
    'that has lost a move',
    {
      history: [releasing('b'), releasing('n', 'news')],
      damage: (files) => void files.delete(`${deploymentsFolder}00000002.json`),
    },
  ],
];

async function openRepair({ history, damage }: Damage, ends: Set<string>) {
  const start = new Map<string, string>();
  const first = logOf(start, atOnce);
  for (const move of history) await first.add({ ...move, why: 'before' });
  const { channels: before } = await first.current();
  damage(start);
  return async () => {
    const files = new Map(start);
    return {
      state: () => JSON.stringify([...files]),
      actors: {
        repair: (step: OrderedStep) => logOf(files, step).repair('looked at'),
        back: (step: OrderedStep) => logOf(files, step).add({ ...back, why: 'back' }),
      },
      async end({ repair, back: moved }: Outcomes) {
        const next = logOf(files, atOnce);
        // Whoever was refused tries again.
        if (repair?.status !== 'fulfilled') await next.repair('looked at');
        expect(await next.alarms()).toStrictEqual([]);
        const { channels } = await next.current();
        expect(channels.news).toEqual(before.news);
        const isMade = movesIn(files).some(({ why }) => why === 'back');
        // What stands is what was moved to, and nobody is told of a move that is not made.
        expect(channels.media?.stable).toBe(isMade ? 'a' : 'b');
        expect(isMade).toBe(moved?.status === 'fulfilled');
        for (const outcome of [repair, moved])
          if (outcome?.status === 'rejected')
            expect([BrokenHistory.name, Conflict.name]).toContain(
              (outcome.reason as Error).constructor.name,
            );
        ends.add(`${repair?.status}, ${moved?.status}`);
      },
    };
  };
}

test.each(damages)(
  'while a history %s is repaired no move of others is lost',
  async (_, damage) => {
    const ends = new Set<string>();
    await exploreOrders(await openRepair(damage, ends));
    expect([...ends]).toContain('fulfilled, fulfilled');
  },
);
