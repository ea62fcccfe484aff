import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { Metrics } from '@campus/shared/contract/staff/calls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { syncPaths } from '@campus/shared/contract/sync/paths';

export interface Figure {
  /** Its words are under `overview.figure`. */
  name: string;
  count: number;
  /** The list of what is counted; a sum has none. */
  to?: string;
  /** Somebody has waited too long, or something has broken. */
  isUrgent?: boolean;
  isMoney?: boolean;
}

type Counted<Group extends keyof Metrics> = NonNullable<Metrics[Group]>;

/** What each group of the counters says, in the order of its card; every number leads to its list. */
export const figuresOf: { [Group in keyof Metrics]-?: (counted: Counted<Group>) => Figure[] } = {
  tickets: ({ mine, unassigned, overdue }) => [
    { name: 'mine', count: mine, to: `${supportPaths.queue()}?view=mine` },
    { name: 'unassigned', count: unassigned, to: `${supportPaths.queue()}?view=unassigned` },
    {
      ...{ name: 'overdue', count: overdue, isUrgent: true },
      to: `${supportPaths.queue()}?view=overdue`,
    },
  ],
  applications: ({ new: waiting, overdue }) => [
    { name: 'waiting', count: waiting, to: applicationPaths.queue() },
    // The oldest stand first there.
    { name: 'overdue', count: overdue, to: applicationPaths.queue(), isUrgent: true },
  ],
  registers: ({ drafts, waitingForApproval, approved }) => [
    { name: 'drafts', count: drafts, to: `${paymentPaths.registers('grant')}?state=DRAFT` },
    {
      ...{ name: 'waitingForApproval', count: waitingForApproval },
      to: `${paymentPaths.registers('grant')}?state=FORMED`,
    },
    { name: 'approved', count: approved, to: `${paymentPaths.registers('grant')}?state=APPROVED` },
  ],
  payments: ({ paidThisMonth, amountThisMonth }) => [
    { name: 'paid', count: paidThisMonth },
    { name: 'amount', count: amountThisMonth, isMoney: true },
  ],
  people: ({ humans, students, activeCards }) => [
    { name: 'humans', count: humans, to: peoplePaths.people() },
    { name: 'students', count: students },
    {
      ...{ name: 'activeCards', count: activeCards },
      to: `${peoplePaths.people()}?cardStatuses=ACTIVE`,
    },
  ],
  content: ({ drafts, scheduled }) => [
    { name: 'drafts', count: drafts, to: `${mediaPaths.contents('news')}?status=DRAFT` },
    { name: 'scheduled', count: scheduled, to: `${mediaPaths.contents('news')}?status=SCHEDULED` },
  ],
  notifications: ({ drafts, scheduled }) => [
    { name: 'drafts', count: drafts, to: `${notificationPaths.notifications()}?status=DRAFT` },
    {
      ...{ name: 'scheduled', count: scheduled },
      to: `${notificationPaths.notifications()}?status=SCHEDULED`,
    },
  ],
  sync: ({ failed, dead }) => [
    { name: 'failed', count: failed, to: `${syncPaths.messages()}?status=FAILED` },
    { name: 'dead', count: dead, to: `${syncPaths.messages()}?status=DEAD`, isUrgent: true },
  ],
  users: ({ active, inactive }) => [
    { name: 'active', count: active, to: `${staffPaths.users()}?isActive=true` },
    { name: 'inactive', count: inactive, to: `${staffPaths.users()}?isActive=false` },
  ],
};
