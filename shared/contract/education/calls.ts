import * as z from 'zod/mini';
import { call } from '../call';
import { peopleReaders } from '../roles';
import { day, id, kopecks, search, version } from '../fields';
import { pageOf, pageQueryByName } from '../page';
import { organisation, program, workPlan, workPlanQuery } from './records';
import { educationalOrganizationGrantRequest } from './requests';
import { grantTypes } from './grantTypes';

const grant = z.object({
  id,
  type: z.enum(grantTypes),
  amount: kopecks,
  quota: z.int(),
  periodFrom: day,
  periodTo: day,
  minAverage: z.nullable(z.number()),
  isActive: z.boolean(),
});
const organisationGrants = z.extend(organisation, {
  city: z.nullable(z.string()),
  grants: z.array(grant),
  staff: z.optional(z.object({ version })),
});
export const listGrants = call({
  method: 'GET',
  path: '/api/educational-organization/grants',
  summary: 'What each organisation pays; staff also see what is over or switched off',
  access: 'optional',
  query: z.object({ search }),
  response: z.object({ items: z.array(organisationGrants), total: z.int() }),
  provides: ['Reset'],
});

export const saveGrants = call({
  method: 'PUT',
  path: '/api/educational-organization/grants/{eduId}',
  summary: 'Replace what an organisation pays',
  access: ['ADMIN', 'PAYMENT_MANAGER'],
  params: z.object({ eduId: id }),
  body: educationalOrganizationGrantRequest,
  response: organisationGrants,
});

const offered = z.extend(program, { eduOrg: organisation });
export const listPrograms = call({
  method: 'GET',
  path: '/api/educational-program/programs',
  summary: 'Programmes by name; a participant who names no organisation gets those of the own one',
  access: 'signedIn',
  /** `id` finds one; a server may not know of it. */
  query: z.extend(pageQueryByName, { id: z.optional(id), eduOrgId: z.optional(id), search }),
  response: pageOf(offered),
  provides: ['Reset'],
});

export const getWorkPlan = call({
  method: 'GET',
  path: '/api/participants/work-plan',
  summary: 'The own work plan of a semester, the newest that has begun if none is named',
  access: ['STUDENT'],
  query: workPlanQuery,
  response: workPlan,
  provides: ['Reset'],
});

export const getHumanWorkPlan = call({
  method: 'GET',
  path: '/api/participants/humans/{id}/work-plan',
  summary: 'A person’s work plan of a semester, the newest that has begun if none is named',
  access: peopleReaders,
  params: z.object({ id }),
  query: workPlanQuery,
  response: workPlan,
  provides: ['Reset'],
});
