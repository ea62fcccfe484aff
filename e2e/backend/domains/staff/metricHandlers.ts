import { dayAt } from '@campus/shared/contract/days';
import type * as contract from '@campus/shared/contract/staff/metricCalls';
import { and, eq, isNull, not, lt, gte, sql, inArray, isNotNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Metrics } from '@campus/shared/contract/staff/metricCalls';
import type { StaffRole } from '@campus/shared/contract/roles';
import { countRows, countWhere } from '../../platform/database/countRows';
import type { Handlers } from '../../platform/Handler';
import { scopeOf } from '../../platform/access/hasRole';
import type { Database } from '../../platform/database/Database';
import type { StaffMember } from '../../platform/access/Requester';
import { overdueSince } from '../applications/overdueSince';
import { applications } from '../applications/applicationTables';
import { eskCards } from '../cards/cardTables';
import { studentStatuses } from '../resources/resourceTables';
import { events, infoPages, news } from '../media/mediaTables';
import { payHistoryItems, payments, paymentsToEduOrgs } from '../payments/paymentTables';
import { notifications } from '../inbox/inboxTables';
import { humans, students } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { syncMessages } from '../sync/syncTables';
import { tickets } from '../support/supportTables';
import { overdueSince as ticketsOverdueSince } from '../support/overdueSince';

export interface Asked {
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
  count: (asked: Asked) => Promise<NonNullable<Metrics[Group]>>;
}

const countTickets: Counter<'tickets'> = {
  roles: ['ADMIN', 'SUPPORT', 'AUDITOR'],
  async count({ db, visitor, now }) {
    const { status, waitingSince, assigneeId } = tickets;
    const isOpen = inArray(status, ['NEW', 'OPEN']);
    return countWhere(db, tickets, {
      new: eq(status, 'NEW'),
      overdue: lt(waitingSince, await ticketsOverdueSince(db, now)),
      unassigned: and(isOpen, isNull(assigneeId)),
      mine: and(isOpen, eq(assigneeId, visitor.id)),
    });
  },
};

/** Narrows rows of people to those who study where the operator works. */
export function peopleOfOrganisation({ db, eduOrgId }: Asked, humanId: PgColumn) {
  if (!eduOrgId) return undefined;
  const ids = db
    .select({ id: students.humanId })
    .from(students)
    .where(eq(students.eduOrgId, eduOrgId));
  return inArray(humanId, ids);
}

/** Of those who have an account; the register of the universities is much longer. */
function isStudying({ db, eduOrgId }: Asked) {
  const studying = db
    .select({ id: studentStatuses.id })
    .from(studentStatuses)
    .where(eq(studentStatuses.isStudying, true));
  return and(
    isNotNull(students.humanId),
    inArray(students.statusId, studying),
    eduOrgId ? eq(students.eduOrgId, eduOrgId) : undefined,
  );
}

const countPeople: Counter<'people'> = {
  roles: ['ADMIN', 'SUPPORT', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR', 'EDU_OPERATOR'],
  async count(asked) {
    const { db } = asked;
    const isOpen = and(eq(humans.state, 'ACTIVE'), peopleOfOrganisation(asked, humans.id));
    const hasCard = and(
      eq(eskCards.status, 'ACTIVE'),
      peopleOfOrganisation(asked, eskCards.humanId),
    );
    return {
      humans: await countRows(db, humans, isOpen),
      students: await countRows(db, students, isStudying(asked)),
      activeCards: await countRows(db, eskCards, hasCard),
    };
  },
};

function ofOrganisation({ db, eduOrgId }: Asked) {
  if (!eduOrgId) return undefined;
  const ids = db
    .select({ id: paymentsToEduOrgs.paymentId })
    .from(paymentsToEduOrgs)
    .where(eq(paymentsToEduOrgs.eduOrgId, eduOrgId));
  return inArray(payments.id, ids);
}

const countRegisters: Counter<'registers'> = {
  roles: ['ADMIN', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR', 'EDU_OPERATOR'],
  count: (asked) =>
    countWhere(
      asked.db,
      payments,
      {
        drafts: eq(payments.status, 'DRAFT'),
        waitingForApproval: eq(payments.status, 'FORMED'),
        approved: eq(payments.status, 'APPROVED'),
      },
      ofOrganisation(asked),
    ),
};

const countPayments: Counter<'payments'> = {
  roles: ['ADMIN', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR', 'EDU_OPERATOR'],
  async count(asked) {
    const { paidAt, status, amount, humanId } = payHistoryItems;
    const firstOfMonth = `${dayAt(asked.now).slice(0, 7)}-01`;
    const [row] = await asked.db
      .select({
        paidThisMonth: sql<number>`count(*)::int`,
        amountThisMonth: sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number),
      })
      .from(payHistoryItems)
      .where(
        and(gte(paidAt, firstOfMonth), eq(status, 'PAID'), peopleOfOrganisation(asked, humanId)),
      );
    return row ?? { paidThisMonth: 0, amountThisMonth: 0 };
  },
};

const countContent: Counter<'content'> = {
  roles: ['ADMIN', 'CONTENT_MANAGER', 'AUDITOR'],
  async count({ db }) {
    const sum = { drafts: 0, scheduled: 0 };
    for (const table of [news, events, infoPages]) {
      const { status } = table;
      const wanted = { drafts: eq(status, 'DRAFT'), scheduled: eq(status, 'SCHEDULED') };
      const { drafts, scheduled } = await countWhere(db, table, wanted);
      sum.drafts += drafts;
      sum.scheduled += scheduled;
    }
    return sum;
  },
};

const countApplications: Counter<'applications'> = {
  roles: ['ADMIN', 'PAYMENT_MANAGER', 'SUPPORT', 'AUDITOR', 'EDU_OPERATOR'],
  count({ db, now, eduOrgId }) {
    const { status, createdAt, eduOrgId: ofOrg } = applications;
    const isNew = eq(status, 'NEW');
    return countWhere(
      db,
      applications,
      { new: isNew, overdue: and(isNew, lt(createdAt, overdueSince(now))) },
      eduOrgId ? eq(ofOrg, eduOrgId) : undefined,
    );
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
  count({ db }) {
    const { status } = syncMessages;
    return countWhere(db, syncMessages, { failed: eq(status, 'FAILED'), dead: eq(status, 'DEAD') });
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
    const asked: Asked = { db, visitor, now: now(), eduOrgId: scopeOf(visitor) };
    const open = Object.entries(counters).filter(([, { roles }]) =>
      visitor.roles.some((role) => roles.includes(role)),
    );
    const counted = open.map(async ([name, { count }]) => [name, await count(asked)] as const);
    return Object.fromEntries(await Promise.all(counted));
  },
} satisfies Partial<Handlers<typeof contract>>;
