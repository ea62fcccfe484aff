import { eq, and, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Services } from '../Services';
import type { Database } from '../database/Database';
import { isTransientFailure } from '../database/isTransientFailure';
import { reasonOf, loggable } from '../database/loggable';
import { jobs, type JobRow } from './jobTables';
import type { JobContext, JobKind, JobName } from './JobHandler';

const usualRetries = [5, 120, 1_800, 7_200, 43_200];

/** What is known about jobs of this name; a job that repeats is one row, which is never removed. */
function kindOf(job: JobRow, { jobs }: Pick<Services, 'jobs'>) {
  const kind = jobs[job.name as JobName] as JobKind<JobName>;
  const interval = job.key === job.name ? kind.every : undefined;
  return { kind, interval, retries: kind.retryAfter ?? usualRetries };
}

/** The names of the jobs that nobody asks for. */
const repeatingJobs = ({ jobs }: Pick<Services, 'jobs'>) =>
  (Object.entries(jobs) as [JobName, JobKind<JobName>][])
    .filter(([, { every }]) => every)
    .map(([name]) => name);

/** Covers what happens before the job's own transaction holds its row, for as long as it runs. */
const patience = sql`now() + interval '5 minutes'`;

function isFree({ now, jobs: kinds }: Services) {
  return and(
    isNull(jobs.diedAt),
    lt(jobs.runAt, new Date(now() + 1)),
    or(isNull(jobs.lockedUntil), lt(jobs.lockedUntil, sql`now()`)),
    // A job of a newer release waits for a process that knows it.
    inArray(jobs.name, Object.keys(kinds)),
  );
}

/** A job that repeats keeps its key; every other gives it back, so that another may wait. */
function keptKey(services: Services) {
  const isRepeating = and(eq(jobs.key, jobs.name), inArray(jobs.name, repeatingJobs(services)));
  return sql`case when ${isRepeating} then ${jobs.key} end`;
}

/** Takes the next job that is due, so that no other process takes it too. */
export async function claimJob(services: Services): Promise<JobRow | undefined> {
  const { db } = services;
  const next = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(isFree(services))
    .orderBy(jobs.runAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(jobs)
    .set({ lockedUntil: patience, attempts: sql`${jobs.attempts} + 1`, key: keptKey(services) })
    .where(eq(jobs.id, next))
    .returning();
  return job;
}

/** Whoever takes a job over counts an attempt, so that the one who was too slow finds no row. */
const isStillOurs = ({ id, attempts }: JobRow) => and(eq(jobs.id, id), eq(jobs.attempts, attempts));

async function workOf(job: JobRow, services: Services) {
  const { kind, retries } = kindOf(job, services);
  if (job.attempts > retries.length + 1) throw new Error('Each process that tried it died');
  if ('prepare' in kind) return kind.prepare(job.payload, services);
  return (context: JobContext) => kind.run(job.payload, context);
}

/** Holds the row until the transaction ends: nobody takes a slow job over while it runs. */
async function hold(tx: Database, job: JobRow) {
  const [held] = await tx.select({ id: jobs.id }).from(jobs).where(isStillOurs(job)).for('update');
  return held !== undefined;
}

async function finish(tx: Database, job: JobRow, services: Services) {
  const { interval } = kindOf(job, services);
  const isThis = eq(jobs.id, job.id);
  if (interval === undefined) return tx.delete(jobs).where(isThis);
  const runAt = new Date(services.now() + interval * 1_000);
  return tx.update(jobs).set({ runAt, attempts: 0, lockedUntil: null, error: null }).where(isThis);
}

/**
 * Does a claimed job in one transaction with its end.
 * @returns false where another process took it over in between.
 */
export async function performJob(job: JobRow, services: Services) {
  const work = await workOf(job, services);
  return services.db.transaction(async (tx) => {
    if (!(await hold(tx, job))) return false;
    await work?.({ ...services, db: tx });
    await finish(tx, job, services);
    return true;
  });
}

/** When a job is tried again, if it is. */
function fateOf(job: JobRow, services: Services) {
  const { interval, retries } = kindOf(job, services);
  const now = services.now();
  const delay = retries[job.attempts - 1];
  const after = (seconds: number) => new Date(now + seconds * 1_000);
  if (delay !== undefined) return { runAt: after(Math.min(delay, interval ?? delay)) };
  return interval === undefined
    ? { diedAt: new Date(now) }
    : { runAt: after(interval), attempts: 0 };
}

/** Keeps that a job failed and when it is tried again; after its last attempt it is dead. */
async function failJob(job: JobRow, services: Services, cause: unknown) {
  const error = reasonOf(cause);
  const fate = fateOf(job, services);
  const keep = (tx: Database) =>
    tx
      .update(jobs)
      .set({ ...fate, error, lockedUntil: null })
      .where(isStillOurs(job))
      .returning({ id: jobs.id });
  try {
    await services.db.transaction(async (tx) => {
      const [kept] = await keep(tx);
      const failure = { error, nextAttemptAt: fate.runAt ?? null };
      const { onFailure } = kindOf(job, services).kind;
      if (kept) await onFailure?.(job.payload, { ...services, db: tx }, failure);
    });
  } catch (untold) {
    // A failure that cannot be told is a failure too, and the job must not be tried without a pause.
    await keep(services.db);
    throw untold;
  }
}

interface Options {
  /** Hears of each that failed and will be tried again, or never. */
  onFailure?: (job: JobRow, cause: unknown) => void;
  /** Asked before each job is taken. */
  isStopped?: () => boolean;
  /**
   * Failures that the database was not there to keep, with their causes: kept before a job is
   * taken, or each would stay locked as if its process had died.
   */
  untold?: Map<JobRow, unknown>;
}

/**
 * Runs what is due, one after another, until nothing is.
 * @returns how many jobs were done.
 */
export async function runDueJobs(
  services: Services,
  { onFailure = () => {}, isStopped = () => false, untold = new Map() }: Options = {},
) {
  let done = 0;
  const keep = (job: JobRow, cause: unknown) =>
    failJob(job, services, cause).catch((error: unknown) => {
      if (isTransientFailure(error)) untold.set(job, cause);
      else onFailure(job, error);
    });
  for (const [job, cause] of [...untold]) {
    untold.delete(job);
    await keep(job, cause);
  }
  while (!isStopped()) {
    const job = await claimJob(services);
    if (!job) break;
    await performJob(job, services).then(
      (isDone) => (done += isDone ? 1 : 0),
      (cause: unknown) => {
        onFailure(job, cause);
        return keep(job, cause);
      },
    );
  }
  return done;
}

/** Puts the jobs that repeat into an empty queue; in a full one each waits already, under its name. */
export async function scheduleRepeating(services: Services) {
  const runAt = new Date(services.now());
  const rows = repeatingJobs(services).map((name) => ({ name, key: name, payload: {}, runAt }));
  await services.db.insert(jobs).values(rows).onConflictDoNothing();
}

const pause = 1_000;

/** Looks for due jobs once a second; `stop` waits for the one that is being done. */
export function startWorker(services: Services, logger: Logger) {
  let isStopped = false;
  let isScheduled = false;
  let timer: NodeJS.Timeout | undefined;
  const untold = new Map<JobRow, unknown>();

  async function round() {
    isScheduled ||= await scheduleRepeating(services).then(() => true);
    await runDueJobs(services, {
      untold,
      isStopped: () => isStopped,
      onFailure: ({ name, attempts }, cause) =>
        logger.warn({ ...loggable(cause), job: name, attempts }, 'job failed'),
    });
  }
  const loop = () =>
    round()
      .catch((cause: unknown) => logger.warn(loggable(cause), 'the queue cannot be read'))
      .then(() => {
        if (!isStopped) timer = setTimeout(next, pause);
      });
  let current = Promise.resolve();
  const next = () => void (current = loop());
  next();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
