import {
  paymentTypes,
  registerStatuses,
  type CheckKey,
} from '@campus/shared/contract/payments/machine';
import type { HumansFilter } from '@campus/shared/contract/people/requests';
import { sql, type SQL } from 'drizzle-orm';
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  descending,
  entity,
  folded,
  kopecksColumn,
  localTextColumn,
  moment,
} from '../../platform/database/columns';
import { eduOrgs } from '../resources/resourceTables';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import {
  candidateDecisions,
  candidateItemStatuses,
} from '@campus/shared/contract/payments/requests';

export const candidateDecisionKeys = pgEnum('candidate_decision', candidateDecisions);
export const candidateItemStatusKeys = pgEnum('candidate_item_status', candidateItemStatuses);

export interface CandidateCheck {
  key: CheckKey;
  passed: boolean;
}

/** Text in the order in which people look for names. */
const inNameOrder = customType<{ data: string }>({ dataType: () => 'text collate "und-x-icu"' });

/** A person in a register, with the reasons for and against paying. */
export const paymentCandidates = pgTable(
  'payment_candidates',
  {
    ...entity,
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    humanId: uuid()
      .notNull()
      .references(() => humans.id),
    /** The name when the person was last looked at. */
    name: text().notNull().default(''),
    /** What the list is sorted and searched by. */
    sortName: inNameOrder()
      .notNull()
      .generatedAlwaysAs((): SQL => folded(paymentCandidates.name)),
    eduOrgId: uuid()
      .notNull()
      .references(() => eduOrgs.id),
    amount: kopecksColumn().notNull(),
    decision: candidateDecisionKeys().notNull(),
    reason: text(),
    /** Who decided by hand; null is that the checks did. */
    decidedById: uuid().references(() => users.id),
    checks: jsonb().$type<CandidateCheck[]>().notNull(),
    /** Their keys alone, so that a filter need not read all the rest. */
    failedChecks: jsonb()
      .$type<CheckKey[]>()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`jsonb_path_query_array(${paymentCandidates.checks}, '$[*] ? (@.passed == false).key')`,
      ),
    accountMask: text(),
    itemStatus: candidateItemStatusKeys().notNull().default('NEW'),
    failReason: text(),
  },
  (table) => [
    uniqueIndex('payment_candidates_once').on(table.paymentId, table.humanId),
    index('payment_candidates_edu_org').on(table.paymentId, table.eduOrgId),
    index('payment_candidates_human').on(table.humanId),
    index('payment_candidates_excluded')
      .on(table.paymentId)
      .where(sql`${table.decision} = 'EXCLUDED'`),
    // In their order, and with all that a filter asks: tens of thousands are found and counted here.
    index('payment_candidates_name').on(
      table.paymentId,
      table.sortName,
      table.id,
      table.eduOrgId,
      table.decision,
      table.itemStatus,
      table.failedChecks,
    ),
  ],
);

export const paymentTypeKeys = pgEnum('payment_type', paymentTypes);
export const registerStatusKeys = pgEnum('register_status', registerStatuses);
export const registerNumbers = pgSequence('register_numbers');

/** What a register adds up to; recounted with every change of its candidates. */
export interface RegisterTotals {
  candidates: number;
  included: number;
  excluded: number;
  /** Kopecks of the included. */
  amount: number;
}

/** Registers of payments: one for each type and period. */
export const payments = pgTable(
  'payments',
  {
    ...entity,
    number: text().notNull().unique(),
    type: paymentTypeKeys().notNull(),
    name: localTextColumn().notNull(),
    periodFrom: date().notNull(),
    periodTo: date().notNull(),
    amountPerHuman: kopecksColumn(),
    budget: kopecksColumn().notNull(),
    status: registerStatusKeys().notNull(),
    totals: jsonb()
      .$type<RegisterTotals>()
      .notNull()
      .default({ candidates: 0, included: 0, excluded: 0, amount: 0 }),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    approvedById: uuid().references(() => users.id),
    /** Whoever touched the money in it; none of them may approve. */
    editorIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    sentAt: moment(),
    closedAt: moment(),
    comment: text(),
    /** The people that it was made for; null is everybody in its organisations. */
    filter: jsonb().$type<HumansFilter>(),
    /** The register whose failed payments this one repeats, and whose people it is for. */
    retryOfId: uuid().references((): AnyPgColumn => payments.id),
  },
  (table) => [
    index('payments_type').on(table.type, descending(table.createdAt), table.id),
    // What failed is repeated once, unless the repetition was called off.
    uniqueIndex('payments_retry')
      .on(table.retryOfId)
      .where(sql`${table.status} <> 'CANCELLED'`),
  ],
);

/** What somebody has typed into a new register of a type and not made yet. */
export const registerDrafts = pgTable(
  'register_drafts',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    type: paymentTypeKeys().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    savedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.type] }),
    index('register_drafts_saved').on(table.savedAt),
  ],
);

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
    type: paymentTypeKeys().notNull(),
    periodFrom: date().notNull(),
    periodTo: date().notNull(),
    amount: kopecksColumn().notNull(),
    status: payItemStatuses().notNull(),
    paidAt: date(),
    accountMask: text(),
    reason: localTextColumn(),
  },
  (table) => [
    // The account of tens of thousands is found here, without the dozen rows that each of them has.
    index('pay_history_items_human').on(
      table.humanId,
      descending(table.periodFrom),
      table.createdAt,
      table.status,
      table.accountMask,
    ),
    // What arrived in a month is added up here: no other column is asked.
    index('pay_history_items_arrived')
      .on(table.paidAt, table.type, table.amount, table.humanId)
      .where(sql`${table.status} = 'PAID'`),
    // Nobody is paid twice from one register.
    uniqueIndex('pay_history_items_once').on(table.paymentId, table.humanId),
  ],
);

export const paymentsToEduOrgs = pgTable(
  'payments_to_edu_orgs',
  {
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    eduOrgId: uuid()
      .notNull()
      .references(() => eduOrgs.id),
    /** How many the organisation may pay; null is no limit. */
    quota: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.eduOrgId] }),
    index('payments_to_edu_orgs_org').on(table.eduOrgId),
  ],
);
