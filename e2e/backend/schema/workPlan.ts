import { date, integer, numeric, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { entity, localText, moment } from './columns';
import { students } from './people';

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
    discipline: localText().notNull(),
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
