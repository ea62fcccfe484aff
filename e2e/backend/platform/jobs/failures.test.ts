/** @jest-environment node */
import { jobs, type JobRow } from './jobTables';
import { beforeTests } from '../../testing/beforeTests';
import { note, startTestQueue } from './testing/startTestQueue';
import { claimJob } from './runDueJobs';
import type { Database } from '../database/Database';
import type { JobContext, JobFailure } from './JobHandler';
import { runDueJobs } from './runDueJobs';

const failures: JobFailure[] = [];
const retries = [5, 120, 1_800, 7_200, 43_200];
const fails = async () => {
  throw new Error('It does not work');
};

const refused = Object.assign(new Error('The server does not answer'), { code: 'ECONNREFUSED' });
/** Each use of the database fails while it is away. */
let isAway = false;
const away = new Proxy({} as Database, {
  get() {
    throw refused;
  },
});

const jobKinds = {
  note: { run: ({ what }: { what: string }, context: JobContext) => note(what)({}, context) },
  broken: {
    run: async (_: unknown, context: JobContext) => {
      await note('half')({}, context);
      await fails();
    },
    onFailure: async (_: unknown, __: unknown, failure: JobFailure) => void failures.push(failure),
  },
  untold: { run: fails, onFailure: fails },
  cut: {
    run: async (_: unknown, context: JobContext) => {
      if (failures.length > 0) return note('after')({}, context);
      isAway = true;
      throw refused;
    },
    onFailure: async (_: unknown, __: unknown, failure: JobFailure) => void failures.push(failure),
  },
};

const queue = beforeTests(() => startTestQueue(jobKinds));
afterAll(() => queue.close());
beforeEach(async () => {
  await queue.empty();
  failures.length = 0;
});

describe('a failing job', () => {
  test('is tried again after 5 s, 2 min, 30 min, 2 h and 12 h, then it is dead', async () => {
    await queue.add('broken');
    for (const delay of retries) {
      expect(await runDueJobs(queue.services)).toBe(0);
      const { runAt, diedAt, error } = await queue.onlyJob();
      expect({ delay: queue.secondsUntil(runAt), diedAt, error }).toEqual({
        delay,
        diedAt: null,
        error: 'It does not work',
      });
      queue.clock.shift += delay * 1_000 - 500;
      expect(await claimJob(queue.services)).toBeUndefined();
      queue.clock.shift += 501;
    }
    await runDueJobs(queue.services);
    expect(await queue.onlyJob()).toMatchObject({ attempts: 6, diedAt: expect.any(Date) as Date });
    queue.clock.shift += 30 * 86_400_000;
    expect(await claimJob(queue.services)).toBeUndefined();
    expect(failures.map(({ nextAttemptAt }) => nextAttemptAt !== null)).toEqual([
      ...retries.map(() => true),
      false,
    ]);
  });

  test('leaves nothing of what it did, and is tried once a round', async () => {
    await queue.add('broken');
    const causes: unknown[] = [];
    await runDueJobs(queue.services, { onFailure: (_, cause) => causes.push(cause) });
    expect(causes).toEqual([new Error('It does not work')]);
    expect(await queue.done()).toStrictEqual([]);
    expect(await queue.onlyJob()).toMatchObject({ attempts: 1, lockedUntil: null });
  });

  test('waits even where its failure cannot be told', async () => {
    await queue.add('untold');
    await runDueJobs(queue.services);
    expect(queue.secondsUntil((await queue.onlyJob()).runAt)).toBe(5);
  });

  test('is tried again when the database, which left in the middle of it, is back', async () => {
    const db = { get: () => (isAway ? away : queue.db) };
    const services = Object.defineProperty({ ...queue.services }, 'db', db);
    const untold = new Map<JobRow, unknown>();
    await queue.add('cut');
    await expect(runDueJobs(services, { untold })).rejects.toBe(refused);
    await expect(runDueJobs(services, { untold })).rejects.toBe(refused);
    isAway = false;
    expect(await runDueJobs(services, { untold })).toBe(0);
    expect(await queue.onlyJob()).toMatchObject({ attempts: 1, lockedUntil: null });
    queue.clock.shift += 5_001;
    expect(await runDueJobs(services, { untold })).toBe(1);
    expect(await queue.done()).toEqual(['after']);
    expect({ told: failures.length, untold: untold.size }).toEqual({ told: 1, untold: 0 });
  });

  test('does not hold up the others', async () => {
    await queue.add('broken');
    await queue.add('note', { what: 'other' });
    expect(await runDueJobs(queue.services)).toBe(1);
    expect(await queue.done()).toEqual(['other']);
  });
});

test('a job that ends every process that tries it is dead without another try', async () => {
  await queue.add('note', { what: 'never' });
  await queue.db.update(jobs).set({ attempts: retries.length + 1 });
  expect(await runDueJobs(queue.services)).toBe(0);
  expect(await queue.onlyJob()).toMatchObject({ diedAt: expect.any(Date) as Date });
  expect(await queue.done()).toStrictEqual([]);
});
