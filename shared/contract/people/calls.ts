import * as z from 'zod/mini';
import { consent } from '../auth/requests';
import { call } from '../call';
import { organisation, studyLevel, studyRecord } from '../education/records';
import { id, timestamp } from '../fields';
import { claimStatuses, identityStatuses } from './machine';
import { language, profile } from './records';
import {
  draftForms,
  formDraftRequest,
  humanFcmTokenRequest,
  humanIdentityRequest,
  humanRequest,
  studentClaimRequest,
  studentFindRequest,
} from './requests';

const human = z.extend(profile, {
  kind: z.literal('HUMAN'),
  hasPassword: z.boolean(),
  student: z.nullable(studyRecord),
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

export const updateCurrentHuman = call({
  method: 'PUT',
  path: '/api/participants/current-human',
  summary: 'Save the own profile: contacts, language, consents, password',
  access: ['HUMAN', 'STUDENT'],
  body: humanRequest,
  response: human,
  invalidates: ['GetUserProfile'],
});

export const listConsentTexts = call({
  method: 'GET',
  path: '/api/participants/consents',
  summary:
    'The texts of consents, each edition that anybody may have agreed to, paragraph by paragraph',
  access: 'public',
  extension: true,
  response: z.array(
    z.object({
      type: consent,
      version: z.string(),
      /** What whoever agrees now agrees to. */
      isCurrent: z.boolean(),
      paragraphs: z.array(z.string()),
    }),
  ),
  provides: ['Reset'],
});

export const updateIdentity = call({
  method: 'PUT',
  path: '/api/participants/current-human/identity',
  summary: 'Fill in the own identity, until it is verified',
  access: ['HUMAN', 'STUDENT'],
  body: humanIdentityRequest,
  response: human,
  invalidates: ['GetUserProfile'],
});

/** Whether both say the same; null where one of them does not know. */
const isSame = z.nullable(z.boolean());

export const getIdentityAgreement = call({
  method: 'GET',
  path: '/api/participants/current-human/identity/agreement',
  summary:
    'Which fields of the own identity agree with the record of study that it was compared with, or null',
  access: ['HUMAN', 'STUDENT'],
  extension: true,
  response: z.nullable(
    z.object({
      lastName: isSame,
      firstName: isSame,
      middleName: isSame,
      birthDate: isSame,
      snils: isSame,
    }),
  ),
  provides: ['Reset', 'GetUserProfile'],
});

const draftOf = z.object({ form: z.enum(draftForms) });

export const getFormDraft = call({
  method: 'GET',
  path: '/api/participants/drafts/{form}',
  summary: 'What was typed into a long form and not sent yet, or null; kept for 30 days',
  access: ['HUMAN', 'STUDENT'],
  extension: true,
  params: draftOf,
  response: z.nullable(z.extend(formDraftRequest, { savedAt: timestamp })),
});

export const saveFormDraft = call({
  method: 'PUT',
  path: '/api/participants/drafts/{form}',
  summary: 'Keep what is typed into a long form; nothing typed forgets the draft',
  access: ['HUMAN', 'STUDENT'],
  extension: true,
  params: draftOf,
  body: formDraftRequest,
  response: z.object({}),
});

export const saveFcmToken = call({
  method: 'PUT',
  path: '/api/participants/fcm-token',
  summary: 'Remember the device that agreed to push messages, or forget it',
  access: ['HUMAN', 'STUDENT'],
  body: humanFcmTokenRequest,
  response: z.object({}),
});

const access = ['HUMAN', 'STUDENT'] as const;

/** Enough to know oneself by, too little to learn of somebody else. */
const candidate = z.object({
  uuid: id,
  name: z.nullable(z.string()),
  recordBook: z.nullable(z.string()),
  program: z.string(),
  level: studyLevel,
  course: z.int(),
  group: z.nullable(z.string()),
});
export const findStudents = call({
  method: 'POST',
  path: '/api/participants/student/find/{eduOrgId}',
  summary:
    'Search the own record of study in an organisation; ten times an hour, by record book five times a day',
  access,
  params: z.object({ eduOrgId: id }),
  body: studentFindRequest,
  response: z.array(candidate),
});

export const claimStudent = call({
  method: 'POST',
  path: '/api/participants/student/apply/{uuid}',
  summary:
    'Say that a record of study is the own one: linked where a number proves it, else staff decide; five times a day',
  access,
  params: z.object({ uuid: id }),
  body: studentClaimRequest,
  response: z.object({
    /** Null until it is linked, and while the identity differs from it. */
    student: z.nullable(studyRecord),
    identityStatus: z.enum(identityStatuses),
    /** What waits for staff where nothing was linked. */
    claim: z.nullable(z.object({ id, status: z.enum(claimStatuses), createdAt: timestamp })),
  }),
  invalidates: ['GetUserProfile'],
});

const ownClaim = z.object({
  id,
  status: z.enum(claimStatuses),
  createdAt: timestamp,
  decidedAt: z.nullable(timestamp),
  /** Why it was refused; null too where another person’s claim to the record was accepted. */
  reason: z.nullable(z.string()),
  eduOrg: organisation,
});
export type OwnClaim = z.infer<typeof ownClaim>;

export const listOwnClaims = call({
  method: 'GET',
  path: '/api/participants/student/claims',
  summary: 'The own claims to records of study, newest first, at most ten',
  access,
  extension: true,
  response: z.array(ownClaim),
  provides: ['Reset', 'GetUserProfile'],
});
