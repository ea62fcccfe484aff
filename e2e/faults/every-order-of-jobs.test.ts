/** @jest-environment node */
import {
  exploreOrders,
  type Fork,
  type Outcomes,
  type OrderedStep,
} from '@campus/shared/testing/exploreOrders';
import type { Database } from '../backend/platform/database/Database';
import { runDueJobs } from '../backend/platform/jobs/runDueJobs';
import { note, startTestQueue } from '../backend/platform/jobs/testing/startTestQueue';
import type { JobContext } from '../backend/platform/jobs/JobHandler';
import type { Services } from '../backend/platform/Services';
import { beforeTests } from '../backend/testing/beforeTests';

/** How a job asks the world outside, in the worker that has it now. */
type Asking = (what: string) => Promise<void>;
type Worker = Services & { asks: Asking };

const jobKinds = {
  note: { run: ({ what }: { what: string }, context: JobContext) => note(what)({}, context) },
  ask: {
    prepare: async ({ what }: { what: string }, services: Worker) => {
      await services.asks(what);
      return (context: JobContext) => note(what)({}, context);
    },
  },
};
const queue = beforeTests(() => startTestQueue(jobKinds));
afterAll(() => queue.close());
// Every order is a run of its own on the database.
jest.setTimeout(600_000);

/** Rows have ids and moments of their own in every order: what they are about is the same. */
const learned = (result: unknown) =>
  JSON.stringify(result, (name, value: unknown) =>
    ['id', 'runAt', 'createdAt', 'lockedUntil', 'diedAt'].includes(name) ? Boolean(value) : value,
  ) ?? '';

type Method = (...given: unknown[]) => object;

/** Methods by which a query goes on. */
const goingOn = [
  'select',
  'update',
  'delete',
  'from',
  'set',
  'where',
  'orderBy',
  'limit',
  'for',
  'returning',
];
const isQuery = (name: string | symbol) => goingOn.includes(String(name));

/** Each statement, and each transaction as a whole, is a step. */
function inSteps<T extends object>(target: T, step: OrderedStep): T {
  return new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(target, name);
      if (name === 'transaction')
        return (work: (tx: Database) => Promise<unknown>) =>
          step('transaction', () => (value as Method).call(target, work), { learned });
      if (name === 'then') {
        const run = () => target as unknown as Promise<unknown>;
        return (...settle: [() => void, () => void]) =>
          step('statement', async () => [await run()], { learned }).then(
            ([result]) => (settle[0] as (result: unknown) => void)(result),
            settle[1],
          );
      }
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const result = (value as Method).apply(target, given);
        return isQuery(name) ? inSteps(result, step) : result;
      };
    },
  });
}

/** A process that does what is due; it may fail to reach the world. */
const working = (step: OrderedStep, fork: Fork) => {
  const fail = () => {
    throw new Error('out of reach');
  };
  const asks = (what: string) =>
    fork(`asks about ${what}`, { '': () => undefined, 'in vain': fail }, { learned });
  const services = { ...queue.services, db: inSteps(queue.db, step), asks };
  return runDueJobs(services);
};

const openWorkers = (jobs: readonly [string, string][]) => async () => {
  await queue.empty();
  for (const [kind, what] of jobs) await queue.add(kind, { what });
  return {
    actors: {
      one: working,
      other: working,
      // Of a worker that is slow, as of one that is dead.
      'a lock': (step: OrderedStep) => step('ends', () => queue.loseLock(), { learned: () => '' }),
    },
    async state() {
      const rows = await queue.allJobs();
      return learned([
        rows.map(({ payload, attempts, lockedUntil }) => [
          payload,
          attempts,
          lockedUntil && lockedUntil.getTime() > Date.now(),
        ]),
        await queue.done(),
      ]);
    },
    async end(outcomes: Outcomes) {
      for (const outcome of Object.values(outcomes))
        expect(outcome?.status ?? 'fulfilled').toBe('fulfilled');
      // Whoever comes later, when locks have ended and pauses are over, leaves nothing undone.
      await queue.loseLock();
      queue.clock.shift = 3_600_000;
      await runDueJobs({ ...queue.services, asks: async () => {} } as Worker);
      queue.clock.shift = 0;
      expect(await queue.allJobs()).toStrictEqual([]);
      expect(await queue.done()).toEqual(jobs.map(([, what]) => what));
    },
  };
};

test('a job is done once, whoever dies, is slow, or takes it over', async () => {
  const jobs = [['note', 'letter']] as [string, string][];
  const { ends } = await exploreOrders(openWorkers(jobs), { crashes: 1 });
  expect(ends).toBeGreaterThan(1);
});

test('a job that asks the world first is done once, also where the world is out of reach', async () => {
  const jobs = [['ask', 'answer']] as [string, string][];
  const { ends } = await exploreOrders(openWorkers(jobs));
  expect(ends).toBeGreaterThan(1);
});

test('two jobs are done once each by two workers', async () => {
  const jobs = [
    ['note', 'first'],
    ['note', 'second'],
  ] as [string, string][];
  const { ends } = await exploreOrders(openWorkers(jobs));
  expect(ends).toBeGreaterThan(0);
});
