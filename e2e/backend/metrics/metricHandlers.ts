import type * as contract from '@campus/shared/contract/metrics';
import { and, eq, isNull, not } from 'drizzle-orm';
import { tally } from '../database/tally';
import type { Handlers } from '../Handler';
import { notifications } from '../schema/notifications';
import { users } from '../schema/staff';
import { syncMessages } from '../schema/sync';
import { scopeOf } from '../users/scopeOf';
import type { Asked, Counter } from './Counter';
import { countApplications } from './countApplications';
import { countContent } from './countContent';
import { countPayments } from './countPayments';
import { countPeople } from './countPeople';
import { countRegisters } from './countRegisters';
import { countTickets } from './countTickets';

const countNotifications: Counter<'notifications'> = {
  roles: ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT', 'AUDITOR'],
  count({ db }) {
    const { status } = notifications;
    const wanted = { drafts: eq(status, 'DRAFT'), scheduled: eq(status, 'SCHEDULED') };
    return tally(db, notifications, wanted);
  },
};

const countSync: Counter<'sync'> = {
  roles: ['ADMIN', 'AUDITOR'],
  count({ db }) {
    const { status } = syncMessages;
    return tally(db, syncMessages, { failed: eq(status, 'FAILED'), dead: eq(status, 'DEAD') });
  },
};

const countUsers: Counter<'users'> = {
  roles: ['ADMIN', 'AUDITOR'],
  count({ db }) {
    const isOpen = isNull(users.deletedAt);
    const { isActive } = users;
    return tally(db, users, { active: and(isActive), inactive: not(isActive) }, isOpen);
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

export const metricHandlers: Handlers<typeof contract> = {
  async getMetrics(_, { db, visitor, now }) {
    const asked: Asked = { db, visitor, now: now(), eduOrgId: scopeOf(visitor) };
    const open = Object.entries(counters).filter(([, { roles }]) =>
      visitor.roles.some((role) => roles.includes(role)),
    );
    const counted = open.map(async ([name, { count }]) => [name, await count(asked)] as const);
    return Object.fromEntries(await Promise.all(counted));
  },
};
