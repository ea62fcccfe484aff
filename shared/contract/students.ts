import * as z from 'zod/mini';
import { call } from './call';
import { id } from './fields';
import { identityStatuses } from './machines/human';
import { studentFindRequest } from './payloads/people';
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
  summary: 'Search the own record of study in an organisation; at most ten times an hour',
  access,
  params: z.object({ eduOrgId: id }),
  body: studentFindRequest,
  response: z.array(candidate),
});

export const claimStudent = call({
  method: 'POST',
  path: '/api/participants/student/apply/{uuid}',
  summary: 'Link a record of study to the own account and compare the identity with it',
  access,
  params: z.object({ uuid: id }),
  response: z.object({ student: studyRecord, identityStatus: z.enum(identityStatuses) }),
  invalidates: ['GetUserProfile'],
});
