import * as z from 'zod/mini';
import { call } from './call';
import { day, id, timestamp, version } from './fields';
import { claimStatuses } from './machines/studentClaim';
import { identityStatuses } from './machines/human';
import { pageOf, pageQuery } from './page';
import {
  studentClaimAcceptRequest,
  studentClaimRefuseRequest,
  studentClaimsFilterRequest,
  studyUnlinkRequest,
} from './payloads/studentClaims';
import type { StaffRole } from './roles';
import { humanDetails } from './shapes/human';
import { documents, names } from './shapes/person';
import { organisation, studyStatus } from './shapes/study';

const access = ['ADMIN', 'SUPPORT'] as const satisfies readonly StaffRole[];
const params = z.object({ id });

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
  access,
  query: pageQuery,
  body: studentClaimsFilterRequest,
  response: pageOf(claim),
  extension: true,
});

export const acceptStudentClaim = call({
  method: 'POST',
  path: '/api/participants/student-claims/{id}/accept',
  summary: 'Link the record to the person and verify the identity; other claims to it are refused',
  access,
  params,
  body: studentClaimAcceptRequest,
  response: claim,
  extension: true,
});

export const refuseStudentClaim = call({
  method: 'POST',
  path: '/api/participants/student-claims/{id}/refuse',
  summary: 'Refuse a claim to a record of study and say why',
  access,
  params,
  body: studentClaimRefuseRequest,
  response: claim,
  extension: true,
});

export const unlinkStudy = call({
  method: 'POST',
  path: '/api/participants/humans/{id}/unlink-study',
  summary: 'Take a record of study away from a person who it does not name, and say why',
  access,
  params,
  body: studyUnlinkRequest,
  response: humanDetails,
  extension: true,
});
