import { claimStatuses } from '@campus/shared/contract/people/machine';
import type { DraftForm } from '@campus/shared/contract/people/requests';
import { sql } from 'drizzle-orm';
import {
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { descending, entity, moment } from '../../platform/database/columns';
import { humans, students } from '../accounts/humanTables';
import { users } from '../accounts/userTables';

export const claimStatusKeys = pgEnum('student_claim_status', claimStatuses);

/** «This record is mine», where staff have to decide. */
export const studentClaims = pgTable(
  'student_claims',
  {
    ...entity,
    humanId: uuid()
      .notNull()
      .references(() => humans.id),
    studentId: uuid()
      .notNull()
      .references(() => students.id),
    status: claimStatusKeys().notNull().default('WAITING'),
    /** What the person typed. */
    recordBook: text(),
    reason: text(),
    decidedById: uuid().references(() => users.id),
    decidedAt: moment(),
  },
  (table) => [
    index('student_claims_queue').on(table.status, descending(table.createdAt), table.id),
    index('student_claims_created').on(descending(table.createdAt), table.id),
    index('student_claims_student').on(table.studentId),
    uniqueIndex('student_claims_one_waiting')
      .on(table.humanId, table.studentId)
      .where(sql`${table.status} = 'WAITING'`),
  ],
);

/** An e-mail that staff have entered for a person; nobody else of them has confirmed it yet. */
export const emailChanges = pgTable('email_changes', {
  humanId: uuid()
    .primaryKey()
    .references(() => humans.id),
  email: text().notNull(),
  requestedBy: uuid()
    .notNull()
    .references(() => users.id),
  requestedAt: moment().notNull().defaultNow(),
  expiresAt: moment().notNull(),
});

/** What somebody has typed into a long form and not sent. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    humanId: uuid()
      .notNull()
      .references(() => humans.id),
    form: text().$type<DraftForm>().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    savedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.humanId, table.form] }),
    index('form_drafts_saved').on(table.savedAt),
  ],
);
