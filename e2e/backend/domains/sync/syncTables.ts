import { syncStatuses } from '@campus/shared/contract/sync/machine';
import {
  syncEntityTypes,
  syncOperations as syncOperationTypes,
} from '@campus/shared/contract/sync/requests';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { descending, entity, moment } from '../../platform/database/columns';

export const syncEntities = pgEnum('sync_entity', syncEntityTypes);
export const syncOperationEnum = pgEnum('sync_operation', syncOperationTypes);
export const syncStatusKeys = pgEnum('sync_status', syncStatuses);

/** What a search looks into; written once, so that its index serves the query. */
export const syncWords = ({
  messageId,
  externalId,
}: Record<'messageId' | 'externalId', AnyPgColumn>) => sql`${messageId} || ' ' || ${externalId}`;

/** A message of the reference-data service, kept as it came. */
export const syncMessages = pgTable(
  'sync_messages',
  {
    ...entity,
    messageId: text().notNull().unique(),
    entityType: syncEntities().notNull(),
    operationType: syncOperationEnum().notNull(),
    externalId: text().notNull(),
    occurredAt: moment().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    status: syncStatusKeys().notNull().default('RECEIVED'),
    attempts: integer().notNull().default(0),
    error: text(),
    nextAttemptAt: moment(),
  },
  (table) => [
    index('sync_messages_received').on(descending(table.createdAt), table.id),
    index('sync_messages_status').on(table.status, descending(table.createdAt)),
    index('sync_messages_words').using('gin', sql`(${syncWords(table)}) gin_trgm_ops`),
    index('sync_messages_record').on(
      table.entityType,
      table.externalId,
      descending(table.occurredAt),
    ),
  ],
);
