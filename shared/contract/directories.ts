import * as z from 'zod/mini';
import { call } from './call';
import { id, search, timestamp } from './fields';
import { studentStatusKeys } from './machines/studentStatus';
import { flag } from './page';

export const listEskIssuing = call({
  method: 'GET',
  path: '/api/resources/esk-issuing',
  summary: 'Ways to get a card; staff see those that are closed too',
  access: 'signedIn',
  response: z.array(
    z.object({
      id,
      name: z.string(),
      kind: z.enum(['DIGITAL', 'PLASTIC']),
      address: z.nullable(z.string()),
      leadDays: z.int(),
      isActive: z.boolean(),
    }),
  ),
});

export const listServiceWorks = call({
  method: 'GET',
  path: '/api/resources/service-works',
  summary: 'Works on the service that go on now or are announced',
  access: 'public',
  response: z.array(
    z.object({
      id,
      title: z.string(),
      text: z.string(),
      startsAt: timestamp,
      endsAt: timestamp,
      severity: z.enum(['INFO', 'READ_ONLY', 'DOWN']),
    }),
  ),
});

export const listEduOrgs = call({
  method: 'GET',
  path: '/api/resources/edu-orgs',
  summary: 'Educational organisations from А to Я',
  access: 'public',
  query: z.object({ search, cityId: z.optional(id), isActive: z.optional(flag) }),
  response: z.array(
    z.object({
      id,
      name: z.string(),
      shortName: z.string(),
      city: z.nullable(z.object({ id, name: z.string() })),
      isActive: z.boolean(),
    }),
  ),
});

export const listStudentStatuses = call({
  method: 'GET',
  path: '/api/resources/student-statuses',
  summary: 'States of a study and what they allow',
  access: 'signedIn',
  response: z.array(
    z.object({
      id,
      key: z.enum(studentStatusKeys),
      name: z.string(),
      isStudying: z.boolean(),
      isPayable: z.boolean(),
    }),
  ),
});

export const listMobileVersions = call({
  method: 'GET',
  path: '/api/resources/mobile-versions',
  summary: 'Versions of the mobile applications',
  access: 'public',
  response: z.array(
    z.object({
      platform: z.enum(['IOS', 'ANDROID']),
      version: z.string(),
      minSupported: z.string(),
      storeUrl: z.string(),
      forceUpdate: z.boolean(),
    }),
  ),
});
