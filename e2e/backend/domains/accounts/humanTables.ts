import { humanStates, identityStatuses } from '@campus/shared/contract/people/machine';
import { sql, type SQL } from 'drizzle-orm';
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
import {
  descending,
  entity,
  inSmallLetters,
  moment,
  showing,
} from '../../platform/database/columns';
import { mediaFiles } from '../../platform/files/fileTables';
import {
  eduOrgs,
  programs,
  studentStatuses,
  studyLevelKeys,
  languages,
} from '../resources/resourceTables';

export interface Passport {
  series: string;
  number: string;
  issuedAt: string;
  issuedBy: string;
  departmentCode: string;
}

export const genders = pgEnum('gender', ['M', 'F']);
export const identityStatusKeys = pgEnum('identity_status', identityStatuses);
export const humanStateKeys = pgEnum('human_state', humanStates);

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
    snils: text(),
    inn: text(),
    passport: jsonb().$type<Passport>(),
    photoId: uuid().references(() => mediaFiles.id),
    identityStatus: identityStatusKeys().notNull().default('EMPTY'),
    passwordHash: text(),
    languageId: uuid()
      .notNull()
      .references(() => languages.id),
    pushEnabled: boolean().notNull().default(false),
    state: humanStateKeys().notNull().default('ACTIVE'),
    deletedAt: moment(),
    lastLoginAt: moment(),
    /** What the search of the register looks into. */
    words: inSmallLetters((): SQL => {
      const { lastName, firstName, middleName, email } = humans;
      return sql`coalesce(${lastName}, '') || ' ' || coalesce(${firstName}, '') || ' ' || coalesce(${middleName}, '') || ' ' || ${email}`;
    }),
  },
  // A deleted account frees its e-mail and its СНИЛС: the person may sign up again.
  (table) => [
    uniqueIndex('humans_active_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.state} = 'ACTIVE'`),
    uniqueIndex('humans_active_snils')
      .on(table.snils)
      .where(sql`${table.state} = 'ACTIVE'`),
    // A sign-in of whoever has closed their account is looked for by the address, too.
    index('humans_closed_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.state} <> 'ACTIVE'`),
    showing('humans_photo', table.photoId),
    index('humans_created').on(table.state, descending(table.createdAt), table.id),
    index('humans_words').using('gin', sql`${table.words} gin_trgm_ops`),
    index('humans_deleted')
      .on(table.deletedAt)
      .where(sql`${table.state} = 'DELETED'`),
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
    /** Whom the record names; a person who claims it is compared with what is known. */
    lastName: text(),
    firstName: text(),
    middleName: text(),
    birthDate: date(),
    snils: text(),
    /** Known to the organisation, and not the account’s: a claim to the record is told there. */
    email: text(),
    eduOrgId: uuid()
      .notNull()
      .references(() => eduOrgs.id),
    programId: uuid()
      .notNull()
      .references(() => programs.id),
    recordBook: text(),
    group: text(),
    course: integer().notNull(),
    level: studyLevelKeys().notNull(),
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
    // Whom an operator sees, and the courses of an organisation, are found here without their rows.
    index('students_edu_org').on(table.eduOrgId, table.course, table.humanId),
    // Those of one status and level come in the order in which cards come: they are merged.
    index('students_status').on(table.statusId, table.level, table.humanId, table.course),
    index('students_program').on(table.programId),
  ],
);
