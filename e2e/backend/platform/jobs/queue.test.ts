/** @jest-environment node */
import { assertDefined } from '../database/assertDefined';
import { beforeTests } from '../../testing/beforeTests';
import { createGate } from '../../testing/createGate';
import { note, startTestQueue } from './testing/startTestQueue';
import { claimJob } from './runDueJobs';
import type { JobContext } from './JobHandler';
import { performJob, runDueJobs } from './runDueJobs';

let gate = createGate();

const jobKinds = {
  note: { run: ({ what }: { what: string }, context: JobContext) => note(what)({}, context) },
  slow: {
    run: async (_: unknown, context: JobContext) => {
      await gate.pass();
      await note('slow')({}, context);
    },
  },
  asking: {
    prepare: async () => {
      await gate.pass();
      return (context: JobContext) => note('asked')({}, context);
    },
  },
};

const queue = beforeTests(() => startTestQueue(jobKinds));
afterAll(() => queue.close());
beforeEach(async () => {
  await queue.empty();
  gate = createGate();
});

// The embedded database has one connection, so that nobody else can take or lock anything there.
const withServer = process.env.TEST_DATABASE_URL ? test : test.skip;

test('a hundred jobs are done once each while four workers race', async () => {
  const whats = Array.from({ length: 100 }, (_, index) => `job ${String(index).padStart(2, '0')}`);
  for (const what of whats) await queue.add('note', { what });
  const { services, others } = queue;
  const workers = [services, others, services, others];
  const counts = await Promise.all(workers.map((worker) => runDueJobs(worker)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(100);
  expect(await queue.done()).toEqual(whats);
  expect(await queue.allJobs()).toStrictEqual([]);
});

test('a job whose process died is taken over when its lock ends', async () => {
  await queue.add('note', { what: 'once' });
  await claimJob(queue.services);
  expect(await runDueJobs(queue.services)).toBe(0);
  await queue.loseLock();
  expect(await runDueJobs(queue.others)).toBe(1);
  expect(await queue.done()).toEqual(['once']);
});

withServer('a slow job is not taken twice while it runs, however long', async () => {
  await queue.add('slow');
  const job = assertDefined(await claimJob(queue.services));
  await queue.loseLock();
  const running = performJob(job, queue.services);
  await gate.entered;
  expect(await runDueJobs(queue.others)).toBe(0);
  gate.open();
  expect(await running).toBe(true);
  expect(await queue.done()).toEqual(['slow']);
});

test('who was too slow to ask the world outside leaves the job to whoever took it over', async () => {
  await queue.add('asking');
  const job = assertDefined(await claimJob(queue.services));
  const late = performJob(job, queue.services);
  await gate.entered;
  await queue.loseLock();
  gate.open();
  const [isLate, count] = await Promise.all([late, runDueJobs(queue.others)]);
  expect([isLate, count].filter(Boolean)).toHaveLength(1);
  expect(await queue.done()).toEqual(['asked']);
});

test('a job that was taken over is not done by whoever had it before', async () => {
  await queue.add('note', { what: 'once' });
  const job = assertDefined(await claimJob(queue.services));
  await queue.loseLock();
  expect(await runDueJobs(queue.others)).toBe(1);
  expect(await performJob(job, queue.services)).toBe(false);
  expect(await queue.done()).toEqual(['once']);
});

test('a job of a newer release waits for it', async () => {
  await queue.add('of the future');
  expect(await runDueJobs(queue.services)).toBe(0);
  expect(await queue.onlyJob()).toMatchObject({ attempts: 0 });
});

describe('a key', () => {
  const [soon, later] = [60_000, 120_000].map((ms) => new Date(Date.now() + ms));

  test('admits one waiting job, at the earlier of the wished moments', async () => {
    await queue.add('note', { what: 'first' }, { key: 'k', runAt: soon });
    await queue.add('note', { what: 'second' }, { key: 'k', runAt: later });
    expect(await queue.onlyJob()).toMatchObject({ payload: { what: 'first' }, runAt: soon });
    await queue.add('note', { what: 'third' }, { key: 'k' });
    expect(await runDueJobs(queue.services)).toBe(1);
    expect(await queue.done()).toEqual(['first']);
  });

  test('is free as soon as the job starts', async () => {
    await queue.add('note', { what: 'first' }, { key: 'k' });
    await claimJob(queue.services);
    await queue.add('note', { what: 'second' }, { key: 'k' });
    expect(await queue.allJobs()).toHaveLength(2);
  });

  withServer('keeps a job from starting before the change that asked for it again', async () => {
    await queue.add('note', { what: 'first' }, { key: 'k' });
    await queue.db.transaction(async (tx) => {
      await queue.add('note', { what: 'second' }, { key: 'k' }, tx);
      expect(await runDueJobs(queue.others)).toBe(0);
    });
    expect(await runDueJobs(queue.services)).toBe(1);
  });
});

test('a change that is taken back leaves no job', async () => {
  const change = queue.db.transaction(async (tx) => {
    await queue.add('note', { what: 'nothing' }, {}, tx);
    tx.rollback();
  });
  await expect(change).rejects.toThrow();
  expect(await queue.allJobs()).toStrictEqual([]);
});
