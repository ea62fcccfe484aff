import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { entity, moment } from './columns';
import { eduOrgs, programs, studentStatuses, studyLevels } from './education';
import { languages } from './resources';

export interface Passport {
  series: string;
  number: string;
  issuedAt: string;
  issuedBy: string;
  departmentCode: string;
}

export const genders = pgEnum('gender', ['M', 'F']);
export const identityStatuses = pgEnum('identity_status', [
  'EMPTY',
  'FILLED',
  'VERIFIED',
  'MISMATCH',
]);
export const humanStates = pgEnum('human_state', ['ACTIVE', 'DELETED', 'ANONYMISED']);

export const humans = pgTable(
  'humans',
  {
    ...entity,
    lastName: text(),
    firstName: text(),
    middleName: text(),
    birthDate: date(),
    gender: genders(),
    email: text().notNull(),
    phone: text(),
    citizenship: text(),
    snils: text().unique(),
    inn: text(),
    passport: jsonb().$type<Passport>(),
    identityStatus: identityStatuses().notNull().default('EMPTY'),
    passwordHash: text(),
    languageId: uuid()
      .notNull()
      .references(() => languages.id),
    pushEnabled: boolean().notNull().default(false),
    state: humanStates().notNull().default('ACTIVE'),
    deletedAt: moment(),
    lastLoginAt: moment(),
  },
  // A deleted account frees its e-mail: the person may sign up again.
  (table) => [
    uniqueIndex('humans_active_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.state} = 'ACTIVE'`),
  ],
);

export const studyForms = pgEnum('study_form', ['FULL_TIME', 'PART_TIME', 'EVENING']);
export const studyBases = pgEnum('study_basis', ['BUDGET', 'PAID', 'TARGET']);

export const students = pgTable(
  'students',
  {
    ...entity,
    humanId: uuid()
      .unique()
      .references(() => humans.id),
    eduOrgId: uuid()
      .notNull()
      .references(() => eduOrgs.id),
    programId: uuid()
      .notNull()
      .references(() => programs.id),
    recordBook: text(),
    group: text(),
    course: integer().notNull(),
    level: studyLevels().notNull(),
    form: studyForms().notNull(),
    basis: studyBases().notNull(),
    statusId: uuid()
      .notNull()
      .references(() => studentStatuses.id),
    enrolledAt: date(),
    expectedEndAt: date(),
    nsiId: text().notNull().unique(),
  },
  (table) => [
    index('students_edu_org').on(table.eduOrgId),
    index('students_program').on(table.programId),
  ],
);
