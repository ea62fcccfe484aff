import * as z from 'zod/mini';
import { call } from '../call';
import { organisation, program, studyRecord, studyStatus } from '../education/records';
import { day, id, timestamp, version } from '../fields';
import { pageOf, pageQuery, newestPage } from '../page';
import { peopleReaders, type StaffRole } from '../roles';
import { claimStatuses, identityStatuses } from './machine';
import { logEntry } from '../logEntry';
import { documents, humanDetails, humanItem, names } from './records';
import {
  documentsViewRequest,
  emailChangeConfirmRequest,
  humanUpdateRequest,
  humansFilterRequest,
  studentClaimAcceptRequest,
  studentClaimRefuseRequest,
  studentClaimsFilterRequest,
  studyUnlinkRequest,
} from './requests';

const editors = ['ADMIN', 'SUPPORT'] as const satisfies readonly StaffRole[];
const params = z.object({ id });

export const filterHumans = call({
  method: 'POST',
  path: '/api/participants/humans/filter',
  summary: 'The register of people, newest first',
  access: peopleReaders,
  defaults: newestPage,
  query: pageQuery,
  body: humansFilterRequest,
  response: pageOf(humanItem),
  provides: ['Reset'],
});

export const getHuman = call({
  method: 'GET',
  path: '/api/participants/humans/{id}',
  summary: 'One person; documents in full only for ADMIN and SUPPORT who ask, and that is logged',
  access: peopleReaders,
  params,
  query: z.object({
    full: z.optional(z.stringbool()),
    /** Why the documents are needed in full; kept in the log. */
    reason: z.optional(documentsViewRequest.shape.reason),
  }),
  response: humanDetails,
  provides: ['Reset'],
});

export const updateHuman = call({
  method: 'PATCH',
  path: '/api/participants/humans/{id}',
  summary:
    'Correct a person, decide on the identity, or act on the card; an e-mail waits for a second person',
  access: editors,
  params,
  body: humanUpdateRequest,
  response: humanDetails,
  invalidates: ['Reset'],
});

export const listHumanPrograms = call({
  method: 'GET',
  path: '/api/participants/humans/{id}/programs',
  summary: 'What a person studies',
  access: peopleReaders,
  params,
  response: z.array(z.extend(studyRecord, { program, nsiId: z.string() })),
  provides: ['Reset'],
});

export const listHumanLogs = call({
  method: 'GET',
  path: '/api/participants/humans/{id}/logs',
  summary: 'Who did what to a person’s records, newest first',
  access: ['ADMIN', 'SUPPORT', 'AUDITOR'],
  params,
  query: pageQuery,
  response: pageOf(logEntry),
  provides: ['Reset'],
});

export const restoreHuman = call({
  method: 'POST',
  path: '/api/participants/humans/{id}/undelete',
  summary: 'Reopen an account that its owner deleted less than 30 days ago',
  access: editors,
  params,
  response: humanDetails,
  invalidates: ['Reset'],
});

const emailChange = z.object({
  email: z.string(),
  requestedBy: z.object({ id, name: z.string() }),
  requestedAt: timestamp,
  expiresAt: timestamp,
});

export const getEmailChange = call({
  method: 'GET',
  path: '/api/participants/humans/{id}/email-change',
  summary: 'The e-mail that waits for a second member of staff to confirm it, or null',
  access: ['ADMIN', 'SUPPORT', 'AUDITOR'],
  extension: true,
  params,
  response: z.nullable(emailChange),
  provides: ['Reset'],
});

export const confirmEmailChange = call({
  method: 'POST',
  path: '/api/participants/humans/{id}/email-change/confirm',
  summary: 'Confirm an e-mail that somebody else has entered; the person’s sessions end',
  access: ['ADMIN', 'SUPPORT'],
  extension: true,
  params,
  body: emailChangeConfirmRequest,
  response: humanDetails,
  invalidates: ['Reset'],
});

export const cancelEmailChange = call({
  method: 'DELETE',
  path: '/api/participants/humans/{id}/email-change',
  summary: 'Drop an e-mail that waits to be confirmed',
  access: ['ADMIN', 'SUPPORT'],
  extension: true,
  params,
  response: z.object({ id }),
  invalidates: ['Reset'],
});

export const cancelOwnEmailChange = call({
  method: 'DELETE',
  path: '/api/participants/current-human/email-change',
  summary: 'Refuse another e-mail that staff have entered for one’s account',
  access: ['HUMAN', 'STUDENT'],
  extension: true,
  response: z.object({}),
});

/** Who looks at claims; only editors decide. */
const readers = [...editors, 'AUDITOR'] as const satisfies readonly StaffRole[];

/** What both a person and a record know; the СНИЛС is masked. */
const compared = z.extend(names, {
  id,
  birthDate: z.nullable(day),
  snils: documents.shape.snils,
  /** As the person typed it, and as the record has it. */
  recordBook: z.nullable(z.string()),
  version,
});

/** Whether both say the same; null where one of them does not know. */
const isSame = z.nullable(z.boolean());

const claim = z.object({
  id,
  status: z.enum(claimStatuses),
  createdAt: timestamp,
  decidedAt: z.nullable(timestamp),
  decidedBy: z.nullable(z.object({ id, name: z.string() })),
  /** Why it was refused; null too where another person’s claim to the record was accepted. */
  reason: z.nullable(z.string()),
  human: z.extend(compared, { email: z.string(), identityStatus: z.enum(identityStatuses) }),
  student: z.extend(compared, {
    eduOrg: organisation,
    program: z.string(),
    course: z.int(),
    group: z.nullable(z.string()),
    status: studyStatus,
  }),
  agreement: z.object({
    lastName: isSame,
    firstName: isSame,
    middleName: isSame,
    birthDate: isSame,
    snils: isSame,
    recordBook: isSame,
  }),
  /** Whose the record is now. */
  holder: z.nullable(z.extend(names, { id, email: z.string() })),
});

export const filterStudentClaims = call({
  method: 'POST',
  path: '/api/participants/student-claims/filter',
  summary: 'Records of study that people say are theirs, beside what they told of themselves',
  access: readers,
  defaults: newestPage,
  query: pageQuery,
  body: studentClaimsFilterRequest,
  response: pageOf(claim),
  provides: ['Reset'],
  extension: true,
});

export const getStudentClaim = call({
  method: 'GET',
  path: '/api/participants/student-claims/{id}',
  summary: 'One claim to a record of study, with both sides',
  access: readers,
  params,
  response: claim,
  provides: ['Reset'],
  extension: true,
});

export const acceptStudentClaim = call({
  method: 'POST',
  path: '/api/participants/student-claims/{id}/accept',
  summary: 'Link the record to the person and verify the identity; other claims to it are refused',
  access: editors,
  params,
  body: studentClaimAcceptRequest,
  response: claim,
  invalidates: ['Reset'],
  extension: true,
});

export const refuseStudentClaim = call({
  method: 'POST',
  path: '/api/participants/student-claims/{id}/refuse',
  summary: 'Refuse a claim to a record of study and say why',
  access: editors,
  params,
  body: studentClaimRefuseRequest,
  response: claim,
  invalidates: ['Reset'],
  extension: true,
});

export const unlinkStudy = call({
  method: 'POST',
  path: '/api/participants/humans/{id}/unlink-study',
  summary: 'Take a record of study away from a person who it does not name, and say why',
  access: editors,
  params,
  body: studyUnlinkRequest,
  response: humanDetails,
  invalidates: ['Reset'],
  extension: true,
});
