import {
  date,
  integer,
  numeric,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
  boolean,
} from 'drizzle-orm/pg-core';
import { entity, localTextColumn, moment, kopecksColumn } from '../../platform/database/columns';
import { students } from '../accounts/humanTables';
import { grantTypes } from '@campus/shared/contract/education/grantTypes';
import { eduOrgs } from '../resources/resourceTables';

export const controlForms = pgEnum('control_form', [
  'EXAM',
  'CREDIT',
  'GRADED_CREDIT',
  'COURSEWORK',
  'PRACTICE',
]);

/** One discipline of one semester; the reference-data service owns these rows. */
export const workPlanItems = pgTable(
  'work_plan_items',
  {
    ...entity,
    studentId: uuid()
      .notNull()
      .references(() => students.id),
    /** YYYY-1 or YYYY-2. */
    period: text().notNull(),
    discipline: localTextColumn().notNull(),
    control: controlForms().notNull(),
    hours: integer().notNull(),
    credits: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull(),
    result: text(),
    resultDate: date(),
    nsiId: text().notNull(),
    syncedAt: moment().notNull(),
  },
  (table) => [unique('work_plan_items_nsi').on(table.studentId, table.period, table.nsiId)],
);

export const grantTypeKeys = pgEnum('grant_type', grantTypes);

/** What an organisation may pay, to how many and for which period. */
export const grants = pgTable(
  'grants',
  {
    ...entity,
    eduOrgId: uuid()
      .notNull()
      .references(() => eduOrgs.id),
    type: grantTypeKeys().notNull(),
    amount: kopecksColumn().notNull(),
    quota: integer().notNull(),
    periodFrom: date().notNull(),
    periodTo: date().notNull(),
    minAverage: numeric({ precision: 3, scale: 2, mode: 'number' }),
    isActive: boolean().notNull().default(true),
  },
  (table) => [unique('grants_of_org').on(table.eduOrgId, table.type, table.periodFrom)],
);
