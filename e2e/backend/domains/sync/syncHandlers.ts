import { syncStatuses } from '@campus/shared/contract/sync/machine';
import {
  type syncDataFilterRequestDto,
  syncOperations,
} from '@campus/shared/contract/sync/requests';
import type * as contract from '@campus/shared/contract/sync/calls';
import { eq, max, min, sql, and, asc, desc, gte, inArray, isNotNull, lte } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { recordLog } from '../../platform/audit/recordLog';
import { containing } from '../../platform/database/conditions';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { asksOnly, countTallied, facet, tallied, talliesOf } from '../../platform/database/tally';
import { tallies } from '../../platform/database/tallyTables';
import { findPage } from '../../platform/database/onPage';
import type { Handlers, Handler } from '../../platform/Handler';
import { enqueue } from '../../platform/jobs/enqueue';
import { jobs } from '../../platform/jobs/jobTables';
import { Refusal } from '../../platform/access/Refusal';
import { humans, students } from '../accounts/humanTables';
import { syncMessages, syncWords } from './syncTables';
import { notCounted } from '../../platform/limits/notCounted';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';
import { scopeOf } from '../../platform/access/hasRole';
import type { SyncRecord } from './SyncRecord';
import { maskSnils } from '../people/maskDocuments';
import { reviveMessage } from './reviveMessage';
import { isFromFuture, storeMessage } from './storeMessage';

/** Stores and answers; what the message says is done later, as often as it takes. */
const receiveSyncMessage: Handler<typeof contract.receiveSyncMessage> = async (
  { params, body },
  { db, now },
) => {
  const operation = syncOperations.find((one) => one === params.operationType);
  if (!operation) throw new Refusal(400, 'OPERATION_UNKNOWN');
  if (isFromFuture(body, now())) {
    throw new Refusal(422, 'DATE_IN_FUTURE', { fields: { occurredAt: 'DATE_IN_FUTURE' } });
  }
  return db.transaction((tx) => storeMessage(tx, operation, body));
};

const hidden = /snils|passport|birth|phone|e-?mail/i;
/** Of a person; that of an organisation has ten digits and is public. */
const personalInn = /^\d{12}$/;
const snilsDigits = /^\d{11}$/;

/** The СНИЛС stays recognisable as everywhere; a value of an unexpected shape is hidden whole. */
function shown(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const text = typeof value === 'string' ? value.replace(/[\s-]/g, '') : '';
  if (/^snils$/i.test(name) && snilsDigits.test(text)) return maskSnils(text);
  if (hidden.test(name) || (/^inn$/i.test(name) && personalInn.test(text))) return '•••';
  return maskPersonal(value);
}

/** A copy of any JSON whose personal documents and contacts cannot be read. */
function maskPersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shown(name, one)]));
}

const oncePerFiveMinutes = { max: 1, seconds: 300 };

/** @throws Refusal 404 for a person whom the visitor may not see, 422 for one who does not study. */
async function studentOf(db: Database, humanId: string, eduOrgId: string | undefined) {
  const isVisible = eduOrgId ? eq(students.eduOrgId, eduOrgId) : undefined;
  const [found] = await db
    .select({ student: students })
    .from(humans)
    .leftJoin(students, eq(students.humanId, humans.id))
    .where(and(eq(humans.id, humanId), isVisible));
  if (!found) throw new Refusal(404, 'NOT_FOUND');
  if (!found.student) throw new Refusal(422, 'STUDY_NOT_LINKED');
  return found.student;
}

/** Only asks for it: the plan comes when the reference-data service has answered. */
const syncHumanWorkPlan: Handler<typeof contract.syncHumanWorkPlan> = async (
  { params, query },
  context,
) => {
  const { db, visitor, nsi, limits } = context;
  const student = await studentOf(db, params.id, scopeOf(visitor));
  if (!nsi.isConfigured) throw new Refusal(422, 'NSI_NOT_CONFIGURED');
  const key = `work-plan:${params.id}`;
  const limit = await limits.hit(key, oncePerFiveMinutes);
  if (!limit.isAllowed) throw tooManyRequests('WORK_PLAN_TOO_SOON', limit.retryAfter);
  const ask = db.transaction(async (tx) => {
    await enqueue(tx, 'sync.workPlan', { student: student.nsiId, period: query.period });
    await recordLog(tx, context, {
      action: 'workPlan.ask',
      entity: { type: 'student', id: student.id },
      humanId: params.id,
    });
  });
  await ask.catch(notCounted(() => limits.forget(key)));
  return {};
};

const toSyncMessage = (row: SyncRecord) => ({
  ...row,
  occurredAt: row.occurredAt.toISOString(),
  receivedAt: row.createdAt.toISOString(),
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
});

type Filter = z.output<typeof syncDataFilterRequestDto>;

function whereOf(filter: Filter) {
  const { search, entityTypes, operationTypes, statuses, receivedFrom, receivedTo } = filter;
  const { entityType, operationType, status, createdAt } = syncMessages;
  return and(
    search ? sql`(${syncWords(syncMessages)}) ilike ${containing(search)}` : undefined,
    entityTypes?.length ? inArray(entityType, entityTypes) : undefined,
    operationTypes?.length ? inArray(operationType, operationTypes) : undefined,
    statuses?.length ? inArray(status, statuses) : undefined,
    receivedFrom ? gte(createdAt, new Date(receivedFrom)) : undefined,
    receivedTo ? lte(createdAt, new Date(receivedTo)) : undefined,
  );
}

const filterSyncMessages: Handler<typeof contract.filterSyncMessages> = async (
  { query, body },
  { db },
) => {
  const { skip, size } = query;
  const where = whereOf(body);
  const orderBy = [(query.asc ? asc : desc)(syncMessages.createdAt)];
  const page = { skip, size };
  const { isOnPage, total } = await findPage(db, syncMessages, {
    ...{ where, orderBy, ...page, isWhole: Boolean(body.search) },
    count: () =>
      asksOnly(body, 'statuses', 'entityTypes')
        ? countTallied(db, syncMessages, { status: body.statuses, entity_type: body.entityTypes })
        : countRows(db, syncMessages, where),
  });
  const rows = await db
    .select()
    .from(syncMessages)
    .where(isOnPage)
    .orderBy(...orderBy, syncMessages.id);
  return { items: rows.map(toSyncMessage), total, ...page };
};

const none = Object.fromEntries(syncStatuses.map((status) => [status, 0])) as Record<
  (typeof syncStatuses)[number],
  number
>;

/** Neither applied nor given up. */
const waiting = ['RECEIVED', 'PROCESSING', 'FAILED'] as const;

/** A service that is down is an answer, not a failure. */
const isSyncAlive: Handler<typeof contract.isSyncAlive> = async (_, { db, nsi }) => {
  const { status, createdAt } = syncMessages;
  const ofStatus = facet('status');
  const [isAlive, [last], [first], rows] = await Promise.all([
    nsi.isAlive(),
    db.select({ at: max(createdAt) }).from(syncMessages),
    db
      .select({ at: min(createdAt) })
      .from(syncMessages)
      .where(inArray(status, [...waiting])),
    db
      .select({ status: ofStatus, total: tallied })
      .from(tallies)
      .where(talliesOf(syncMessages))
      .groupBy(ofStatus),
  ]);
  const counts = Object.fromEntries(rows.map((row) => [row.status, row.total]));
  return {
    isConfigured: nsi.isConfigured,
    isAlive,
    lastMessageAt: last?.at?.toISOString() ?? null,
    oldestWaitingAt: first?.at?.toISOString() ?? null,
    counts: { ...none, ...counts },
  };
};

/** From the start: as if it had just come. */
const retrySyncMessage: Handler<typeof contract.retrySyncMessage> = ({ params }, context) =>
  context.db.transaction(async (tx) => {
    const { id } = params;
    const message = await reviveMessage(tx, id);
    const isItsJob = and(eq(jobs.name, 'sync.apply'), sql`${jobs.payload} ->> 'id' = ${id}`);
    await tx.delete(jobs).where(and(isItsJob, isNotNull(jobs.diedAt)));
    await enqueue(tx, 'sync.apply', { id });
    await recordLog(tx, context, { action: 'sync.retry', entity: { type: 'syncMessage', id } });
    return toSyncMessage(message);
  });

export const syncHandlers: Handlers<typeof contract> = {
  receiveSyncMessage,
  isSyncAlive,
  filterSyncMessages,
  retrySyncMessage,
  syncHumanWorkPlan,

  async getSyncMessage({ params }, { db }) {
    const [row] = await db.select().from(syncMessages).where(eq(syncMessages.id, params.id));
    if (!row) throw new Refusal(404, 'NOT_FOUND');
    return { ...toSyncMessage(row), payload: maskPersonal(row.payload) as typeof row.payload };
  },
};
