import * as z from 'zod/mini';
import { id, localText, timestamp } from '../fields';
import { notificationStatuses } from './machine';
import { audience, notificationChannels, notificationKinds } from './requests';

/**
 * A channel did not get through; a fault of ours left open whether it did; or nobody was tried any
 * more after one.
 */
export const failureReasons = [...notificationChannels, 'INTERRUPTED', 'GIVEN_UP'] as const;

/**
 * Deliveries, one for each person and channel; `read` counts people who opened it in the inbox. What
 * is neither delivered nor failed was not tried, because somebody stopped the sending.
 */
const stats = z.object({
  targeted: z.int(),
  delivered: z.int(),
  failed: z.int(),
  read: z.int(),
  failures: z.optional(z.partialRecord(z.enum(failureReasons), z.int())),
});

/** Null where they are so few that the number would tell something of single people. */
const people = z.nullable(z.int());

export const audienceCount = z.object({
  /** Whom at least one of the chosen channels reaches. */
  recipients: people,
  reach: z.object({ INBOX: people, PUSH: people, EMAIL: people }),
  /** Channels that are not set up: a mailing with them is refused. */
  unavailable: z.array(z.enum(notificationChannels)),
  /** Channels whose service refuses us: what is sent by them fails until the operator mends it. */
  refused: z.array(z.enum(notificationChannels)),
});
export type AudienceCount = z.infer<typeof audienceCount>;

export const notificationSummary = z.object({
  id,
  title: localText,
  kind: z.enum(notificationKinds),
  channels: z.array(z.enum(notificationChannels)),
  audienceMode: z.enum(['ALL', 'STUDENTS', 'FILTER', 'IDS']),
  sendAt: z.nullable(timestamp),
  status: z.enum(notificationStatuses),
  stats,
  createdBy: z.nullable(z.object({ id, name: z.string() })),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
});

export const notification = z.extend(notificationSummary, {
  body: localText,
  link: z.nullable(z.string()),
  audience,
  /**
   * People whom it would reach now; null where they are fewer than ten, and once it is being sent,
   * when `stats` tell.
   */
  recipients: z.nullable(z.int()),
  updatedAt: timestamp,
  version: z.int(),
});
export type Notification = z.infer<typeof notification>;

export const inboxMessage = z.object({
  id,
  kind: z.enum(notificationKinds),
  title: z.string(),
  body: z.string(),
  link: z.nullable(z.string()),
  sentAt: timestamp,
  seenAt: z.nullable(timestamp),
  readAt: z.nullable(timestamp),
});
export type InboxMessage = z.infer<typeof inboxMessage>;
