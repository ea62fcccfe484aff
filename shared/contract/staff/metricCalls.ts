import * as z from 'zod/mini';
import { call } from '../call';
import { kopecks } from '../fields';
import { staffRoles } from '../roles';

const count = z.int();

const waiting = z.object({ new: count, overdue: count });
const standing = z.object({ drafts: count, waitingForApproval: count, approved: count });
const paid = z.object({ paidThisMonth: count, amountThisMonth: kopecks });
const unpublished = z.object({ drafts: count, scheduled: count });

/**
 * Each group is there only for those who may see what it counts. What stands in lists of its own by
 * type or kind is counted for each of them, too, where the backend does so: by the types of
 * applications and payments, and by the kinds of content as addresses name them.
 */
const metrics = z.object({
  tickets: z.optional(z.object({ new: count, overdue: count, unassigned: count, mine: count })),
  applications: z.optional(
    z.extend(waiting, { byType: z.optional(z.record(z.string(), waiting)) }),
  ),
  registers: z.optional(z.extend(standing, { byType: z.optional(z.record(z.string(), standing)) })),
  payments: z.optional(z.extend(paid, { byType: z.optional(z.record(z.string(), paid)) })),
  people: z.optional(z.object({ humans: count, students: count, activeCards: count })),
  content: z.optional(
    z.extend(unpublished, { byKind: z.optional(z.record(z.string(), unpublished)) }),
  ),
  notifications: z.optional(z.object({ drafts: count, scheduled: count })),
  sync: z.optional(z.object({ failed: count, dead: count })),
  users: z.optional(z.object({ active: count, inactive: count })),
});
export type Metrics = z.infer<typeof metrics>;

export const getMetrics = call({
  method: 'GET',
  path: '/api/metrics',
  summary: 'Counters of the dashboard, as far as the role may see what they count',
  access: staffRoles,
  response: metrics,
  provides: ['Reset', 'News', 'Event', 'Payment'],
});

export const metricDays = ['7', '30', '90'] as const;

/** Each row is there only for those who may see what it counts, with a number for each day. */
const dailyMetrics = z.object({
  /** Days in Moscow, the last of them today. */
  days: z.array(z.string()),
  cards: z.optional(z.array(count)),
  applications: z.optional(z.array(count)),
  tickets: z.optional(z.array(count)),
  /** What has arrived, in kopecks. */
  payments: z.optional(z.array(kopecks)),
});
export type DailyMetrics = z.infer<typeof dailyMetrics>;

export const getDailyMetrics = call({
  method: 'GET',
  path: '/api/metrics/daily',
  summary: 'Cards, applications, tickets and payments day by day, as far as the role may see them',
  access: staffRoles,
  query: z.object({ days: z._default(z.enum(metricDays, 'INVALID'), '30') }),
  response: dailyMetrics,
  provides: ['Reset', 'Payment'],
  extension: true,
});

/** Jobs whose time has come, those long since, and those that are tried no more. */
const queue = z.object({ waiting: count, late: count, dead: count });

export const getPlatformHealth = call({
  method: 'GET',
  path: '/api/metrics/health',
  summary: 'How the jobs of the server and its letters fare',
  access: ['ADMIN', 'AUDITOR'],
  response: z.object({ jobs: queue, mail: queue }),
  provides: ['Reset'],
  extension: true,
});
