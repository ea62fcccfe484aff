import { dayAt, momentsOf } from '@campus/shared/contract/days';
import type { StaffRole } from '@campus/shared/contract/roles';
import type * as contract from '@campus/shared/contract/staff/metricCalls';
import { and, eq, gte, inArray, isNotNull, isNull, lte, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { scopeOf } from '../../platform/access/hasRole';
import type { Handlers } from '../../platform/Handler';
import { jobs } from '../../platform/jobs/jobTables';
import { sendsMail } from '../../platform/jobs/sendsMail';
import { countWhere } from '../../platform/database/countRows';
import { facet, talliedAmount, talliesOf } from '../../platform/database/tally';
import { tallies } from '../../platform/database/tallyTables';
import { applications } from '../applications/applicationTables';
import { isSeenIn } from '../applications/isSeenIn';
import { eskCards } from '../cards/cardTables';
import { isPaidAsOf } from '../payments/isPaidAsOf';
import { payHistoryItems } from '../payments/paymentTables';
import { tickets } from '../support/supportTables';
import { cardsOfOrganisation, type MetricRequest } from './metricHandlers';

type Row = Exclude<keyof contract.DailyMetrics, 'days'>;

/** What is counted by day, and who may see it. */
interface Source {
  roles: readonly StaffRole[];
  table: PgTable;
  /** A moment, or a day in Moscow. */
  at: PgColumn;
  /** Of one day; how many there are where it is left out. */
  value?: SQL<number>;
  where: (asked: MetricRequest) => SQL | undefined;
  /** Of all organisations together it is added up already. */
  isTallied?: boolean;
}

const sources: Record<Row, Source> = {
  cards: {
    roles: ['ADMIN', 'SUPPORT', 'AUDITOR', 'EDU_OPERATOR'],
    table: eskCards,
    at: eskCards.issuedAt,
    where: cardsOfOrganisation,
  },
  applications: {
    roles: ['ADMIN', 'PAYMENT_MANAGER', 'SUPPORT', 'AUDITOR', 'EDU_OPERATOR'],
    table: applications,
    at: applications.createdAt,
    where: ({ eduOrgId }) => (eduOrgId ? isSeenIn(eduOrgId) : undefined),
  },
  tickets: {
    roles: ['ADMIN', 'SUPPORT', 'AUDITOR'],
    table: tickets,
    at: tickets.createdAt,
    where: () => undefined,
  },
  payments: {
    roles: ['ADMIN', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR', 'EDU_OPERATOR'],
    table: payHistoryItems,
    at: payHistoryItems.paidAt,
    value: sql<number>`coalesce(sum(${payHistoryItems.amount}), 0)`,
    isTallied: true,
    where: ({ eduOrgId }) =>
      and(eq(payHistoryItems.status, 'PAID'), eduOrgId ? isPaidAsOf(eduOrgId) : undefined),
  },
};

const msPerDay = 86_400_000;

const lastDays = (now: number, count: number) =>
  Array.from({ length: count }, (_, index) => dayAt(now - (count - 1 - index) * msPerDay));

/** The kopecks of each day, of those that have some. */
function talliedByDay({ table }: Source, first: string, { db }: MetricRequest) {
  const day = facet('paid_at');
  return db
    .select({ day, value: talliedAmount })
    .from(tallies)
    .where(and(talliesOf(table), gte(day, first)))
    .groupBy(day);
}

function countedByDay({ table, at, value, where }: Source, first: string, asked: MetricRequest) {
  const isMoment = at.columnType === 'PgTimestamp';
  const date = isMoment ? sql`(${at} at time zone 'Europe/Moscow')::date` : sql`${at}`;
  // Written out once for a day, not for each of its thousands of rows.
  const day = sql<string>`to_char(${date}, 'YYYY-MM-DD')`;
  const since = isMoment ? new Date(momentsOf({ from: first }).from ?? first) : first;
  return asked.db
    .select({ day, value: (value ?? sql<number>`count(*)`).mapWith(Number) })
    .from(table)
    .where(and(gte(at, since), where(asked)))
    .groupBy(date);
}

/** The numbers of each of the days; one without any is zero. */
async function countByDay(source: Source, days: readonly string[], asked: MetricRequest) {
  const [first = ''] = days;
  const isAddedUp = source.isTallied && !asked.eduOrgId;
  const rows = await (isAddedUp ? talliedByDay : countedByDay)(source, first, asked);
  const found = new Map(rows.map((row) => [row.day, row.value]));
  return days.map((one) => found.get(one) ?? 0);
}

/** Whoever has waited longer waits for a process that is gone or too busy. */
const lateAfter = 5 * 60_000;

export const dailyHandlers = {
  async getDailyMetrics({ query }, { db, visitor, now }) {
    const asked: MetricRequest = { db, visitor, now: now(), eduOrgId: scopeOf(visitor) };
    const days = lastDays(asked.now, Number(query.days));
    const open = Object.entries(sources).filter(([, { roles }]) =>
      visitor.roles.some((role) => roles.includes(role)),
    );
    const counted = open.map(
      async ([name, source]) => [name, await countByDay(source, days, asked)] as const,
    );
    return { days, ...Object.fromEntries(await Promise.all(counted)) };
  },

  async getPlatformHealth(_, { db, now, jobs: kinds }) {
    const isDue = (before: number) => and(isNull(jobs.diedAt), lte(jobs.runAt, new Date(before)));
    const isMail = inArray(jobs.name, Object.keys(kinds).filter(sendsMail));
    const wanted = {
      waiting: isDue(now()),
      late: isDue(now() - lateAfter),
      dead: isNotNull(jobs.diedAt),
    };
    return {
      jobs: await countWhere(db, jobs, wanted, not(isMail)),
      mail: await countWhere(db, jobs, wanted, isMail),
    };
  },
} satisfies Partial<Handlers<typeof contract>>;
