import { boolean, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entity, localText } from './columns';

export const studyLevels = pgEnum('study_level', [
  'SPO',
  'BACHELOR',
  'SPECIALIST',
  'MASTER',
  'PHD',
]);

export const eduOrgs = pgTable('edu_orgs', {
  ...entity,
  nsiId: text().notNull().unique(),
  name: localText().notNull(),
  shortName: localText().notNull(),
  inn: text(),
  isActive: boolean().notNull().default(true),
});

export const programs = pgTable(
  'programs',
  {
    ...entity,
    nsiId: text().notNull().unique(),
    eduOrgId: uuid()
      .notNull()
      .references(() => eduOrgs.id),
    code: text().notNull(),
    name: localText().notNull(),
    level: studyLevels().notNull(),
    months: integer().notNull(),
    grantEligible: boolean().notNull().default(true),
  },
  (table) => [index('programs_edu_org').on(table.eduOrgId)],
);

export const studentStatusKeys = pgEnum('student_status_key', [
  'ENROLLED',
  'ACADEMIC_LEAVE',
  'GRADUATED',
  'EXPELLED',
  'TRANSFERRED',
]);

export const studentStatuses = pgTable('student_statuses', {
  ...entity,
  key: studentStatusKeys().notNull().unique(),
  name: localText().notNull(),
  isStudying: boolean().notNull(),
  isPayable: boolean().notNull(),
});
