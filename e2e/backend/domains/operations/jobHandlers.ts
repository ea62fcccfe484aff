import type * as contract from '@campus/shared/contract/operations/calls';
import { jobStates, type JobState } from '@campus/shared/contract/operations/requests';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import type { Actor } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import { assertDefined } from '../../platform/database/assertDefined';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { onPage } from '../../platform/database/onPage';
import type { Handler } from '../../platform/Handler';
import type { JobKind, JobName } from '../../platform/jobs/JobHandler';
import { jobs, type JobRow } from '../../platform/jobs/jobTables';
import { sendsMail } from '../../platform/jobs/sendsMail';

/** Which of its states a job is in; what runs past its lock is taken over, and due again. */
const stateAt = (now: number) => sql<JobState>`case
  when ${jobs.diedAt} is not null then 'DEAD'
  when ${jobs.lockedUntil} > now() then 'RUNNING'
  when ${jobs.error} is not null then 'FAILED'
  when ${jobs.runAt} > ${new Date(now).toISOString()}::timestamptz then 'WAITING'
  else 'DUE' end`;

const mailbox = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const longNumber = /\d(?:[\s()-]?\d){9,}/g;

/** Why a job failed, without the people whom servers of mail like to name. */
const withoutPeople = (error: string) => error.replace(mailbox, '•••').replace(longNumber, '•••');

const toJob = (row: JobRow, state: JobState) => ({
  ...{ id: row.id, name: row.name, state, attempts: row.attempts },
  createdAt: row.createdAt.toISOString(),
  runAt: row.diedAt ? null : row.runAt.toISOString(),
  diedAt: row.diedAt?.toISOString() ?? null,
  error: row.error && withoutPeople(row.error),
  isRepeating: row.key === row.name,
});

const filterJobs: Handler<typeof contract.filterJobs> = async (
  { query: { skip, size, ...order }, body: { states, names } },
  { db, now },
) => {
  const state = stateAt(now());
  const where = and(
    states?.length ? inArray(state, states) : undefined,
    names?.length ? inArray(jobs.name, names) : undefined,
  );
  const orderBy = [(order.asc ? asc : desc)(jobs.runAt)];
  const rows = await db
    .select({ job: jobs, state })
    .from(jobs)
    .where(onPage(db, jobs, { where, orderBy, skip, size }))
    .orderBy(...orderBy, jobs.id);
  const total = await countRows(db, jobs, where);
  return { items: rows.map((row) => toJob(row.job, row.state)), total, skip, size };
};

const none = Object.fromEntries(jobStates.map((state) => [state, 0])) as Record<JobState, number>;

/** Also kinds of a newer release, which this process leaves to another. */
const countJobs: Handler<typeof contract.countJobs> = async (_, { db, now, jobs: kinds }) => {
  // Grouped by its name: written twice, its moment would be two parameters, and another expression.
  const state = stateAt(now()).as('state');
  const rows = await db
    .select({
      name: jobs.name,
      state,
      total: sql<number>`count(*)::int`,
      since: sql<string | null>`min(${jobs.runAt})`,
    })
    .from(jobs)
    .groupBy(jobs.name, state);
  const names = [...new Set([...Object.keys(kinds), ...rows.map(({ name }) => name)])];
  return names.sort().map((name) => {
    const own = rows.filter((row) => row.name === name);
    const due = own.find((row) => row.state === 'DUE')?.since;
    const counts = Object.fromEntries(own.map((row) => [row.state, row.total]));
    return {
      ...{ name, isMail: sendsMail(name) },
      every: (kinds as Record<string, JobKind<JobName> | undefined>)[name]?.every ?? null,
      counts: { ...none, ...counts },
      dueSince: due ? new Date(due).toISOString() : null,
    };
  });
};

/** @throws Refusal 404, 409 JOB_NOT_DEAD where somebody was quicker. */
async function lockDead(tx: Database, id: string) {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update');
  if (!job) throw new Refusal(404, 'NOT_FOUND');
  if (!job.diedAt) throw new Refusal(409, 'JOB_NOT_DEAD');
  return job;
}

const record = (tx: Database, actor: Actor, { id, name }: JobRow, action: 'retry' | 'discard') =>
  recordLog(tx, actor, {
    action: `job.${action}`,
    entity: { type: 'job', id },
    diff: { name: { to: name } },
  });

/** From the start, as if it had just been asked for. */
const retryJob: Handler<typeof contract.retryJob> = ({ params }, context) =>
  context.db.transaction(async (tx) => {
    const dead = await lockDead(tx, params.id);
    const kind = context.jobs[dead.name as JobName] as JobKind<JobName> | undefined;
    if (!kind) throw new Refusal(409, 'JOB_UNKNOWN');
    await kind.onRetry?.(dead.payload, { ...context, db: tx });
    const fresh = { diedAt: null, lockedUntil: null, error: null, attempts: 0 };
    const [row] = await tx
      .update(jobs)
      .set({ ...fresh, runAt: new Date(context.now()) })
      .where(eq(jobs.id, dead.id))
      .returning();
    const job = assertDefined(row);
    await record(tx, context, job, 'retry');
    return toJob(job, 'DUE');
  });

const discardJob: Handler<typeof contract.discardJob> = ({ params }, context) =>
  context.db.transaction(async (tx) => {
    const dead = await lockDead(tx, params.id);
    const kind = context.jobs[dead.name as JobName] as JobKind<JobName> | undefined;
    if (kind?.isOwed) throw new Refusal(409, 'JOB_OWED');
    await tx.delete(jobs).where(eq(jobs.id, dead.id));
    await record(tx, context, dead, 'discard');
    return { id: dead.id };
  });

export const jobHandlers = { filterJobs, countJobs, retryJob, discardJob };
