import { cardStatuses } from '@campus/shared/contract/cards/machine';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { descending, entity, localTextColumn, showing } from '../../platform/database/columns';
import { mediaFiles } from '../../platform/files/fileTables';
import { humans } from '../accounts/humanTables';

export const cardStatusKeys = pgEnum('card_status', cardStatuses);
export const cardKinds = pgEnum('card_kind', ['DIGITAL', 'PLASTIC']);
export const blockReasons = pgEnum('block_reason', ['LOST', 'FRAUD', 'STUDY_ENDED', 'STAFF']);

/** Where and how a card can be had. */
export const eskIssuings = pgTable('esk_issuings', {
  ...entity,
  name: localTextColumn().notNull(),
  kind: cardKinds().notNull(),
  address: text(),
  leadDays: integer().notNull(),
  isActive: boolean().notNull().default(true),
});

export const eskCards = pgTable(
  'esk_cards',
  {
    ...entity,
    humanId: uuid()
      .notNull()
      .references(() => humans.id),
    number: text().notNull().unique(),
    status: cardStatusKeys().notNull(),
    kind: cardKinds().notNull(),
    issuedAt: date(),
    expiresAt: date(),
    blockReason: blockReasons(),
    issuingId: uuid().references(() => eskIssuings.id),
    photoId: uuid().references(() => mediaFiles.id),
    previousCardId: uuid().references((): AnyPgColumn => eskCards.id),
  },
  (table) => [
    showing('esk_cards_photo', table.photoId),
    index('esk_cards_issued').on(table.issuedAt),
    index('esk_cards_status').on(table.status, table.humanId),
    index('esk_cards_human').on(table.humanId, descending(table.createdAt)),
    // Two approvals at once must not give one person two cards.
    uniqueIndex('esk_cards_one_live')
      .on(table.humanId)
      .where(sql`${table.status} in ('ISSUING', 'ACTIVE', 'BLOCKED')`),
  ],
);
