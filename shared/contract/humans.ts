import * as z from 'zod/mini';
import { call } from './call';
import { id } from './fields';
import { pageOf, pageQuery } from './page';
import { humansFilterRequest, humanUpdateRequest } from './payloads/humans';
import type { StaffRole } from './roles';
import { shownCard } from './shapes/card';
import { humanDetails, humanItem, logEntry } from './shapes/human';
import { paymentList } from './shapes/payment';
import { program, studyRecord, workPlan, workPlanQuery } from './shapes/study';

const readers = [
  'ADMIN',
  'SUPPORT',
  'PAYMENT_MANAGER',
  'PAYMENT_APPROVER',
  'AUDITOR',
  'EDU_OPERATOR',
] as const satisfies readonly StaffRole[];
const editors = ['ADMIN', 'SUPPORT'] as const satisfies readonly StaffRole[];
const params = z.object({ id });

export const filterHumans = call({
  method: 'POST',
  path: '/api/participants/humans/filter',
  summary: 'The register of people, newest first',
  access: readers,
  query: pageQuery,
  body: humansFilterRequest,
  response: pageOf(humanItem),
  provides: ['Reset'],
});

export const getHuman = call({
  method: 'GET',
  path: '/api/participants/humans/{id}',
  summary: 'One person; documents in full only for ADMIN and SUPPORT who ask, and that is logged',
  access: readers,
  params,
  query: z.object({ full: z.optional(z.stringbool()) }),
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
});

export const listHumanPrograms = call({
  method: 'GET',
  path: '/api/participants/humans/{id}/programs',
  summary: 'What a person studies',
  access: readers,
  params,
  response: z.array(z.extend(studyRecord, { program, nsiId: z.string() })),
  provides: ['Reset'],
});

export const getHumanCard = call({
  method: 'GET',
  path: '/api/participants/humans/{id}/esk-card',
  summary: 'A person’s card, or null while there is none',
  access: readers,
  params,
  response: z.nullable(shownCard),
  provides: ['Reset'],
});

export const getHumanWorkPlan = call({
  method: 'GET',
  path: '/api/participants/humans/{id}/work-plan',
  summary: 'A person’s work plan of a semester, the newest if none is named',
  access: readers,
  params,
  query: workPlanQuery,
  response: workPlan,
  provides: ['Reset'],
});

export const listHumanPayments = call({
  method: 'GET',
  path: '/api/participants/humans/{id}/pay-history',
  summary: 'All payments of a person, newest first',
  access: ['ADMIN', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'SUPPORT', 'AUDITOR'],
  params,
  response: paymentList,
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
});
