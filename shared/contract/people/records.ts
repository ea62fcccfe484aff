import * as z from 'zod/mini';
import { consent } from '../auth/requests';
import { briefCard } from '../cards/records';
import { organisation, studyRecord, studyStatus } from '../education/records';
import { day, id, languageKey, timestamp, version } from '../fields';
import { humanStates, identityStatuses } from './machine';

export const names = z.object({
  lastName: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  middleName: z.nullable(z.string()),
});

/** Masked for everybody, except for staff who open one person in full. */
export const documents = z.object({
  snils: z.nullable(z.string()),
  inn: z.nullable(z.string()),
  passport: z.nullable(
    z.object({
      series: z.string(),
      number: z.string(),
      issuedAt: z.nullable(day),
      issuedBy: z.nullable(z.string()),
      departmentCode: z.nullable(z.string()),
    }),
  ),
});

export const language = z.object({ id, key: languageKey });

export const profile = z.object({
  id,
  email: z.string(),
  ...names.shape,
  birthDate: z.nullable(day),
  gender: z.nullable(z.enum(['M', 'F'])),
  phone: z.nullable(z.string()),
  citizenship: z.nullable(z.string()),
  ...documents.shape,
  identityStatus: z.enum(identityStatuses),
  photoUrl: z.nullable(z.string()),
  /** The consents that are given now; `version` is the edition of their text. */
  consents: z.array(z.object({ type: consent, version: z.string(), at: timestamp })),
  pushEnabled: z.boolean(),
  language,
  isStudent: z.boolean(),
  version,
});

/** A person in the register. */
export const humanItem = z.extend(names, {
  id,
  email: z.string(),
  phone: z.nullable(z.string()),
  birthDate: z.nullable(day),
  snils: documents.shape.snils,
  identityStatus: z.enum(identityStatuses),
  state: z.enum(humanStates),
  student: z.nullable(
    z.object({
      eduOrg: organisation,
      program: z.string(),
      course: z.int(),
      group: z.nullable(z.string()),
      status: studyStatus,
    }),
  ),
  card: z.nullable(briefCard),
  createdAt: timestamp,
  lastLoginAt: z.nullable(timestamp),
});

/** A person as staff see them. */
export const humanDetails = z.extend(profile, {
  state: z.enum(humanStates),
  deletedAt: z.nullable(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
  lastLoginAt: z.nullable(timestamp),
  student: z.nullable(studyRecord),
});
