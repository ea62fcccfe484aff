import * as z from 'zod/mini';
import { call } from './call';
import { id, timestamp } from './fields';
import { identityStatuses } from './machines/human';
import { claimStatuses } from './machines/studentClaim';
import { studentFindRequest } from './payloads/people';
import { studentClaimRequest } from './payloads/studentClaims';
import { studyLevel, studyRecord } from './shapes/study';

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
