import { type CheckKey } from '@campus/shared/contract/payments/machine';
import {
  candidateDecisions,
  candidateItemStatuses,
} from '@campus/shared/contract/payments/requests';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entity, kopecks } from './columns';
import { eduOrgs } from './education';
import { humans } from './people';
import { users } from './staff';
import { payments } from './money';

export const candidateDecisionKeys = pgEnum('candidate_decision', candidateDecisions);
export const candidateItemStatusKeys = pgEnum('candidate_item_status', candidateItemStatuses);

export interface CandidateCheck {
  key: CheckKey;
  passed: boolean;
}

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
    /** What the list is sorted by: the name when the person was last looked at. */
    name: text().notNull().default(''),
    eduOrgId: uuid()
      .notNull()
      .references(() => eduOrgs.id),
    amount: kopecks().notNull(),
    decision: candidateDecisionKeys().notNull(),
    reason: text(),
    /** Who decided by hand; null is that the checks did. */
    decidedById: uuid().references(() => users.id),
    checks: jsonb().$type<CandidateCheck[]>().notNull(),
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
    index('payment_candidates_name').on(
      table.paymentId,
      sql`${table.name} collate "und-x-icu"`,
      table.id,
    ),
  ],
);
