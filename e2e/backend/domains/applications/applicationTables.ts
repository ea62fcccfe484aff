import { sql } from 'drizzle-orm';
import {
  index,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  applicationStatuses,
  applicationTypes,
} from '@campus/shared/contract/applications/machine';
import { descending, entity, moment } from '../../platform/database/columns';
import { eduOrgs } from '../resources/resourceTables';
import { payments } from '../payments/paymentTables';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';

export const applicationTypeKeys = pgEnum('application_type', applicationTypes);
export const applicationStatusKeys = pgEnum('application_status', applicationStatuses);
export const applicationNumbers = pgSequence('application_numbers');

export const applications = pgTable(
  'applications',
  {
    ...entity,
    /** ESK-, EG- or CG-YYYY-NNNNNN. */
    number: text().notNull().unique(),
    type: applicationTypeKeys().notNull(),
    status: applicationStatusKeys().notNull().default('NEW'),
    humanId: uuid()
      .notNull()
      .references(() => humans.id),
    /** Where the student studied when applying: the scope of an organisation's operator. */
    eduOrgId: uuid()
      .notNull()
      .references(() => eduOrgs.id),
    studentSnapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    payload: jsonb().$type<Record<string, unknown>>(),
    decidedById: uuid().references(() => users.id),
    decidedAt: moment(),
    rejectReason: text(),
    paymentId: uuid().references(() => payments.id),
  },
  (table) => [
    index('applications_human').on(table.humanId, descending(table.createdAt)),
    index('applications_queue').on(table.status, table.type, descending(table.createdAt)),
    index('applications_created').on(descending(table.createdAt), table.id),
    index('applications_number').using('gin', sql`${table.number} gin_trgm_ops`),
    index('applications_edu_org').on(table.eduOrgId, descending(table.createdAt)),
    // Two tabs cannot file the same application twice.
    uniqueIndex('applications_one_new')
      .on(table.humanId, table.type)
      .where(sql`${table.status} = 'NEW'`),
  ],
);
