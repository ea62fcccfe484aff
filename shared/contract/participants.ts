import * as z from 'zod/mini';
import { call } from './call';
import { day, id, kopecks, languageKey, timestamp } from './fields';

const language = z.object({ id, key: languageKey });
const organisation = z.object({ id, name: z.string(), shortName: z.string() });

const studyLevel = z.enum(['SPO', 'BACHELOR', 'SPECIALIST', 'MASTER', 'PHD']);

const student = z.object({
  id,
  eduOrg: organisation,
  program: z.string(),
  group: z.nullable(z.string()),
  course: z.int(),
  level: studyLevel,
  status: z.object({ key: z.string(), name: z.string(), isStudying: z.boolean() }),
});

const human = z.object({
  kind: z.literal('HUMAN'),
  id,
  email: z.string(),
  lastName: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  middleName: z.nullable(z.string()),
  identityStatus: z.enum(['EMPTY', 'FILLED', 'VERIFIED', 'MISMATCH']),
  language,
  student: z.nullable(student),
});

/** A staff token asks too, at start-up; it learns only its language. */
const staff = z.object({ kind: z.literal('STAFF'), language, student: z.null() });

export type CurrentHuman = z.infer<typeof human>;
export type CurrentPerson = CurrentHuman | z.infer<typeof staff>;

export const getCurrentHuman = call({
  method: 'GET',
  path: '/api/participants/current-human',
  summary: 'Who is signed in',
  access: 'signedIn',
  response: z.discriminatedUnion('kind', [human, staff]),
  provides: ['Reset', 'GetUserProfile'],
});

export const cardStatus = z.enum(['ISSUING', 'ACTIVE', 'BLOCKED', 'EXPIRED', 'CLOSED']);

/** Numbers are 16 digits without spaces; `qrToken` is a signed string that lives `qrExpiresAt`. */
const campusCard = z.object({
  id,
  number: z.string(),
  status: cardStatus,
  kind: z.enum(['DIGITAL', 'PLASTIC']),
  blockReason: z.nullable(z.enum(['LOST', 'FRAUD', 'STUDY_ENDED', 'STAFF'])),
  issuedAt: z.nullable(day),
  expiresAt: z.nullable(day),
  holder: z.object({
    lastName: z.string(),
    firstName: z.string(),
    middleName: z.nullable(z.string()),
  }),
  eduOrg: organisation,
  level: studyLevel,
  qrToken: z.nullable(z.string()),
  qrExpiresAt: z.nullable(timestamp),
});
export type CampusCard = z.infer<typeof campusCard>;

export const getCampusCard = call({
  method: 'GET',
  path: '/api/participants/esk-card',
  summary: 'The signed-in person’s card, or null while there is none',
  access: ['HUMAN', 'STUDENT'],
  response: z.nullable(campusCard),
  provides: ['Reset'],
});

export const paymentStatus = z.enum(['PLANNED', 'SENT', 'PAID', 'RETURNED']);

const payment = z.object({
  id,
  type: z.enum(['grant', 'extra-grant', 'credit-grant', 'one-time']),
  periodFrom: day,
  periodTo: day,
  amount: kopecks,
  status: paymentStatus,
  paidAt: z.nullable(day),
  accountMask: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type Payment = z.infer<typeof payment>;

export const listPayHistory = call({
  method: 'GET',
  path: '/api/participants/pay-history',
  summary: 'All payments of the signed-in student, newest first',
  access: ['STUDENT'],
  response: z.object({ items: z.array(payment), total: z.int() }),
  provides: ['Reset'],
});
