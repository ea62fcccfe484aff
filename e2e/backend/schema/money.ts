import {
  bigint,
  date,
  index,
  pgEnum,
  pgTable,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { entity, localText, moment } from './columns';
import { humans } from './people';
import { users } from './staff';

const kopecks = () => bigint({ mode: 'number' });

export const cardStatuses = pgEnum('card_status', [
  'ISSUING',
  'ACTIVE',
  'BLOCKED',
  'EXPIRED',
  'CLOSED',
]);
export const cardKinds = pgEnum('card_kind', ['DIGITAL', 'PLASTIC']);
export const blockReasons = pgEnum('block_reason', ['LOST', 'FRAUD', 'STUDY_ENDED', 'STAFF']);

export const eskCards = pgTable(
  'esk_cards',
  {
    ...entity,
    humanId: uuid()
      .notNull()
      .references(() => humans.id),
    number: text().notNull().unique(),
    status: cardStatuses().notNull(),
    kind: cardKinds().notNull(),
    issuedAt: date(),
    expiresAt: date(),
    blockReason: blockReasons(),
    previousCardId: uuid().references((): AnyPgColumn => eskCards.id),
  },
  (table) => [index('esk_cards_human').on(table.humanId)],
);

export const paymentTypes = pgEnum('payment_type', [
  'grant',
  'extra-grant',
  'credit-grant',
  'one-time',
]);
export const registerStatuses = pgEnum('register_status', [
  'DRAFT',
  'FORMED',
  'APPROVED',
  'SENT',
  'PAID',
  'PARTIALLY_PAID',
  'CANCELLED',
]);

/** Registers of payments: one for each type and period. */
export const payments = pgTable('payments', {
  ...entity,
  number: text().notNull().unique(),
  type: paymentTypes().notNull(),
  name: localText().notNull(),
  periodFrom: date().notNull(),
  periodTo: date().notNull(),
  amountPerHuman: kopecks(),
  budget: kopecks().notNull(),
  status: registerStatuses().notNull(),
  createdById: uuid()
    .notNull()
    .references(() => users.id),
  approvedById: uuid().references(() => users.id),
  sentAt: moment(),
  closedAt: moment(),
  comment: text(),
});

export const payItemStatuses = pgEnum('pay_item_status', ['PLANNED', 'SENT', 'PAID', 'RETURNED']);

export const payHistoryItems = pgTable(
  'pay_history_items',
  {
    ...entity,
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    humanId: uuid()
      .notNull()
      .references(() => humans.id),
    type: paymentTypes().notNull(),
    periodFrom: date().notNull(),
    periodTo: date().notNull(),
    amount: kopecks().notNull(),
    status: payItemStatuses().notNull(),
    paidAt: date(),
    accountMask: text(),
    reason: localText(),
  },
  (table) => [
    index('pay_history_items_human').on(table.humanId, table.periodFrom.desc()),
    index('pay_history_items_payment').on(table.paymentId),
  ],
);
