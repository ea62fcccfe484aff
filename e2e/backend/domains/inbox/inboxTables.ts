import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { notificationStatuses } from '@campus/shared/contract/notifications/machine';
import type { Notification } from '@campus/shared/contract/notifications/records';
import {
  notificationChannels,
  notificationKinds,
  type Audience,
} from '@campus/shared/contract/notifications/requests';
import { descending, entity, localTextColumn, moment } from '../../platform/database/columns';
import { humans } from '../accounts/humanTables';
import { sessions } from '../accounts/sessionTables';
import { users } from '../accounts/userTables';

export const notificationKindKeys = pgEnum('notification_kind', notificationKinds);
export const notificationChannelKeys = pgEnum('notification_channel', notificationChannels);
export const notificationStatusKeys = pgEnum('notification_status', notificationStatuses);

/** Deliveries: one for each person and channel by which that person can be reached. */
export interface DeliveryStats {
  targeted: number;
  delivered: number;
  failed: number;
  read: number;
  failures?: Notification['stats']['failures'];
}

/** A mailing that staff write. */
export const notifications = pgTable(
  'notifications',
  {
    ...entity,
    title: localTextColumn().notNull(),
    body: localTextColumn().notNull(),
    link: text(),
    kind: notificationKindKeys().notNull(),
    channels: notificationChannelKeys().array().notNull(),
    audience: jsonb().$type<Audience>().notNull(),
    sendAt: moment(),
    status: notificationStatusKeys().notNull().default('DRAFT'),
    stats: jsonb()
      .$type<DeliveryStats>()
      .notNull()
      .default({ targeted: 0, delivered: 0, failed: 0, read: 0 }),
    createdById: uuid().references(() => users.id),
    sentAt: moment(),
  },
  (table) => [index('notifications_created').on(descending(table.createdAt), table.id)],
);

/** One message in one person's inbox; without `notificationId` it came from an event of theirs. */
export const humanNotifications = pgTable(
  'human_notifications',
  {
    ...entity,
    humanId: uuid()
      .notNull()
      .references(() => humans.id),
    notificationId: uuid().references(() => notifications.id),
    title: localTextColumn().notNull(),
    body: localTextColumn().notNull(),
    link: text(),
    kind: notificationKindKeys().notNull(),
    sentAt: moment().notNull().defaultNow(),
    seenAt: moment(),
    readAt: moment(),
  },
  (table) => [
    index('human_notifications_inbox').on(table.humanId, descending(table.sentAt), table.id),
    index('human_notifications_read')
      .on(table.notificationId)
      .where(sql`${table.readAt} is not null`),
    unique('human_notifications_once').on(table.notificationId, table.humanId),
  ],
);

/**
 * Whom a letter or a push of a mailing is sent to now: written down before, so that nobody is tried
 * twice, and taken away with the piece that they are of.
 */
export const deliveryClaims = pgTable(
  'delivery_claims',
  {
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id),
    channel: notificationChannelKeys().notNull(),
    humanId: uuid()
      .notNull()
      .references(() => humans.id),
    /** Null until it is known. */
    isReached: boolean(),
  },
  (table) => [primaryKey({ columns: [table.notificationId, table.channel, table.humanId] })],
);

export const pushPlatforms = pgEnum('push_platform', ['WEB', 'IOS', 'ANDROID']);

export const fcmTokens = pgTable(
  'fcm_tokens',
  {
    ...entity,
    humanId: uuid()
      .notNull()
      .references(() => humans.id),
    /** Which turned push messages on; earlier releases did not keep it. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    platform: pushPlatforms().notNull(),
  },
  (table) => [
    index('fcm_tokens_human').on(table.humanId),
    index('fcm_tokens_session').on(table.sessionId),
  ],
);
