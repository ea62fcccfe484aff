import * as z from 'zod/mini';
import { call } from './call';
import { kopecks } from './fields';
import { staffRoles } from './roles';

const count = z.int();

/** Each group is there only for those who may see what it counts. */
const metrics = z.object({
  tickets: z.optional(z.object({ new: count, overdue: count, unassigned: count, mine: count })),
  applications: z.optional(z.object({ new: count, overdue: count })),
  registers: z.optional(z.object({ drafts: count, waitingForApproval: count, approved: count })),
  payments: z.optional(z.object({ paidThisMonth: count, amountThisMonth: kopecks })),
  people: z.optional(z.object({ humans: count, students: count, activeCards: count })),
  content: z.optional(z.object({ drafts: count, scheduled: count })),
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
  provides: ['Reset'],
});
