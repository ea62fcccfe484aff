import { applicationTypes } from '@campus/shared/contract/applications/machine';
import { dayAt } from '@campus/shared/contract/days';
import { paymentTypes } from '@campus/shared/contract/payments/machine';
import type * as contract from '@campus/shared/contract/staff/metricCalls';
import { and, eq, isNull, not, or, lt, gte, sql, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Metrics } from '@campus/shared/contract/staff/metricCalls';
import type { StaffRole } from '@campus/shared/contract/roles';
import { countRows, countWhere } from '../../platform/database/countRows';
import {
  countTallied,
  facet,
  tallied,
  talliedAmount,
  talliesOf,
} from '../../platform/database/tally';
import { tallies } from '../../platform/database/tallyTables';
import type { Handlers } from '../../platform/Handler';
import { scopeOf } from '../../platform/access/hasRole';
import type { Database } from '../../platform/database/Database';
import type { StaffMember } from '../../platform/access/Requester';
import { applicationsOverdueSince } from '../applications/applicationsOverdueSince';
import { applications } from '../applications/applicationTables';
import { isSeenIn } from '../applications/isSeenIn';
import { eskCards } from '../cards/cardTables';
import { studentStatuses } from '../resources/resourceTables';
import { events, infoPages, news } from '../media/mediaTables';
import { isPaidAsOf } from '../payments/isPaidAsOf';
import { payHistoryItems, payments, paymentsToEduOrgs } from '../payments/paymentTables';
import { notifications } from '../inbox/inboxTables';
import { closedStates, countHumans } from '../people/countHumans';
import { humans, students } from '../accounts/humanTables';
import { isShared } from '../accounts/isShared';
import { users } from '../accounts/userTables';
import { syncMessages } from '../sync/syncTables';
import { isUnassigned } from '../support/agents';
import { tickets } from '../support/supportTables';
import { ticketsOverdueSince } from '../support/ticketsOverdueSince';

export interface MetricRequest {
  db: Database;
  visitor: StaffMember;
  /** Milliseconds. */
  now: number;
  /** The only organisation that counts, for its operator. */
  eduOrgId?: string;
}

/** One group of the dashboard and who may see what it counts. */
interface Counter<Group extends keyof Metrics> {
  roles: readonly StaffRole[];
  count: (asked: MetricRequest) => Promise<NonNullable<Metrics[Group]>>;
}

const countTickets: Counter<'tickets'> = {
  roles: ['ADMIN', 'SUPPORT', 'AUDITOR'],
  async count({ db, visitor, now }) {
    const { status, waitingSince, assigneeId } = tickets;
    const isOpen = inArray(status, ['NEW', 'OPEN']);
    const overdue = lt(waitingSince, await ticketsOverdueSince(db, now));
    const conditions = {
      new: eq(status, 'NEW'),
      unassigned: isUnassigned(db),
      mine: eq(assigneeId, visitor.id),
    };
    // Of two years of tickets a few thousand are open, and those are found in an index.
    return {
      ...(await countWhere(db, tickets, conditions, isOpen)),
      overdue: await countRows(db, tickets, overdue),
    };
  },
};

/** The same conditions counted for each of some kinds of rows, in one pass, and all together. */
async function countByKind<Kind extends string, Name extends string>(
  db: Database,
  { table, column, kinds }: { table: PgTable; column: PgColumn; kinds: readonly Kind[] },
  conditions: Record<Name, SQL | undefined>,
  where?: SQL,
) {
  const names = Object.keys(conditions) as Name[];
  const each = kinds.flatMap((kind) =>
    names.map((name) => [`${kind} ${name}`, and(eq(column, kind), conditions[name])] as const),
  );
  const counts = await countWhere(db, table, Object.fromEntries(each), where);
  const countOf = (kind: Kind, name: Name) => counts[`${kind} ${name}`] ?? 0;
  const sumOf = (name: Name) => kinds.reduce((sum, kind) => sum + countOf(kind, name), 0);
  const figures = (of: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;
  const byKind = kinds.map((kind) => [kind, figures((name) => countOf(kind, name))] as const);
  return {
    sums: figures(sumOf),
    byKind: Object.fromEntries(byKind) as Record<Kind, Record<Name, number>>,
  };
}

/** Narrows cards to those of people who study where the operator works, and let that be known. */
export function cardsOfOrganisation({ db, eduOrgId }: MetricRequest) {
  if (!eduOrgId) return undefined;
  const ids = db
    .select({ id: students.humanId })
    .from(students)
    .where(eq(students.eduOrgId, eduOrgId));
  return and(inArray(eskCards.humanId, ids), isShared(eskCards.humanId));
}

/** A closed account is in no list of people, whatever card it had. */
const isOfClosed = ({ db }: MetricRequest) => {
  const isClosed = inArray(humans.state, closedStates);
  const ids = db.select({ id: humans.id }).from(humans).where(isClosed);
  return sql`${eskCards.humanId} = any(array(${ids}))`;
};

const isOfOpen = sql`not exists (
  select from ${humans} where ${humans.id} = ${eskCards.humanId} and ${inArray(humans.state, closedStates)})`;

async function countActiveCards(asked: MetricRequest) {
  const { db, eduOrgId } = asked;
  const isActive = eq(eskCards.status, 'ACTIVE');
  const own = cardsOfOrganisation(asked);
  if (eduOrgId) return countRows(db, eskCards, and(isActive, own, isOfOpen));
  const all = await countTallied(db, eskCards, { status: ['ACTIVE'] });
  return all - (await countRows(db, eskCards, and(isActive, isOfClosed(asked))));
}

const countPeople: Counter<'people'> = {
  roles: ['ADMIN', 'SUPPORT', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR', 'EDU_OPERATOR'],
  async count(asked) {
    const { db, eduOrgId } = asked;
    const studying = await db
      .select({ id: studentStatuses.id })
      .from(studentStatuses)
      .where(eq(studentStatuses.isStudying, true));
    return {
      humans: await countHumans(db, {}, eduOrgId),
      students: await countHumans(db, { statusIds: studying.map(({ id }) => id) }, eduOrgId),
      activeCards: await countActiveCards(asked),
    };
  },
};

function ofOrganisation({ db, eduOrgId }: MetricRequest) {
  if (!eduOrgId) return undefined;
  const ids = db
    .select({ id: paymentsToEduOrgs.paymentId })
    .from(paymentsToEduOrgs)
    .where(eq(paymentsToEduOrgs.eduOrgId, eduOrgId));
  return inArray(payments.id, ids);
}

const countRegisters: Counter<'registers'> = {
  roles: ['ADMIN', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR', 'EDU_OPERATOR'],
  async count(asked) {
    const of = { table: payments, column: payments.type, kinds: paymentTypes };
    const conditions = {
      drafts: eq(payments.status, 'DRAFT'),
      waitingForApproval: eq(payments.status, 'FORMED'),
      approved: eq(payments.status, 'APPROVED'),
    };
    const { sums, byKind } = await countByKind(asked.db, of, conditions, ofOrganisation(asked));
    return { ...sums, byType: byKind };
  },
};

/** Kopecks that arrived, and to how many, by type since a day; of an organisation its payees are looked up. */
async function arrivedSince(asked: MetricRequest, day: string) {
  const { db, eduOrgId } = asked;
  if (!eduOrgId) {
    const type = facet('type');
    return db
      .select({ type, paidThisMonth: tallied, amountThisMonth: talliedAmount })
      .from(tallies)
      .where(and(talliesOf(payHistoryItems), gte(facet('paid_at'), day)))
      .groupBy(type);
  }
  const { type, paidAt, status, amount } = payHistoryItems;
  return db
    .select({
      type,
      paidThisMonth: sql<number>`count(*)::int`,
      amountThisMonth: sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number),
    })
    .from(payHistoryItems)
    .where(and(gte(paidAt, day), eq(status, 'PAID'), isPaidAsOf(eduOrgId)))
    .groupBy(type);
}

const countPayments: Counter<'payments'> = {
  roles: ['ADMIN', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR', 'EDU_OPERATOR'],
  async count(asked) {
    const rows = await arrivedSince(asked, `${dayAt(asked.now).slice(0, 7)}-01`);
    const arrived = rows.filter(({ paidThisMonth }) => paidThisMonth > 0);
    const figures = arrived.map(({ type, ...counted }) => [type, counted] as const);
    const sumOf = (name: 'paidThisMonth' | 'amountThisMonth') =>
      rows.reduce((sum, row) => sum + row[name], 0);
    return {
      paidThisMonth: sumOf('paidThisMonth'),
      amountThisMonth: sumOf('amountThisMonth'),
      byType: Object.fromEntries(figures),
    };
  },
};

const countContent: Counter<'content'> = {
  roles: ['ADMIN', 'CONTENT_MANAGER', 'AUDITOR'],
  async count({ db }) {
    const countOf = (table: typeof news | typeof events | typeof infoPages) => {
      const [isDraft, isScheduled] = [eq(table.status, 'DRAFT'), eq(table.status, 'SCHEDULED')];
      const wanted = { drafts: isDraft, scheduled: isScheduled };
      return countWhere(db, table, wanted, or(isDraft, isScheduled));
    };
    const byKind = {
      news: await countOf(news),
      events: await countOf(events),
      'info-pages': await countOf(infoPages),
    };
    const all = Object.values(byKind);
    return {
      drafts: all.reduce((sum, { drafts }) => sum + drafts, 0),
      scheduled: all.reduce((sum, { scheduled }) => sum + scheduled, 0),
      byKind,
    };
  },
};

const countApplications: Counter<'applications'> = {
  roles: ['ADMIN', 'PAYMENT_MANAGER', 'SUPPORT', 'AUDITOR', 'EDU_OPERATOR'],
  async count({ db, now, eduOrgId }) {
    const { type, status, createdAt } = applications;
    const isNew = eq(status, 'NEW');
    const { sums, byKind } = await countByKind(
      db,
      { table: applications, column: type, kinds: applicationTypes },
      { new: isNew, overdue: and(isNew, lt(createdAt, applicationsOverdueSince(now))) },
      and(isNew, eduOrgId ? isSeenIn(eduOrgId) : undefined),
    );
    return { ...sums, byType: byKind };
  },
};

const countNotifications: Counter<'notifications'> = {
  roles: ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT', 'AUDITOR'],
  count({ db }) {
    const { status } = notifications;
    const wanted = { drafts: eq(status, 'DRAFT'), scheduled: eq(status, 'SCHEDULED') };
    return countWhere(db, notifications, wanted);
  },
};

const countSync: Counter<'sync'> = {
  roles: ['ADMIN', 'AUDITOR'],
  async count({ db }) {
    return {
      failed: await countTallied(db, syncMessages, { status: ['FAILED'] }),
      dead: await countTallied(db, syncMessages, { status: ['DEAD'] }),
    };
  },
};

const countUsers: Counter<'users'> = {
  roles: ['ADMIN', 'AUDITOR'],
  count({ db }) {
    const isOpen = isNull(users.deletedAt);
    const { isActive } = users;
    return countWhere(db, users, { active: and(isActive), inactive: not(isActive) }, isOpen);
  },
};

const counters: { [Group in keyof contract.Metrics]-?: Counter<Group> } = {
  tickets: countTickets,
  applications: countApplications,
  registers: countRegisters,
  payments: countPayments,
  people: countPeople,
  content: countContent,
  notifications: countNotifications,
  sync: countSync,
  users: countUsers,
};

export const metricHandlers = {
  async getMetrics(_, { db, visitor, now }) {
    const asked: MetricRequest = { db, visitor, now: now(), eduOrgId: scopeOf(visitor) };
    const open = Object.entries(counters).filter(([, { roles }]) =>
      visitor.roles.some((role) => roles.includes(role)),
    );
    const counted = open.map(async ([name, { count }]) => [name, await count(asked)] as const);
    return Object.fromEntries(await Promise.all(counted));
  },
} satisfies Partial<Handlers<typeof contract>>;
