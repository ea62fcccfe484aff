import * as z from 'zod/mini';
import { call } from '../call';
import { workPlanQuery } from '../education/records';
import { id, line, timestamp } from '../fields';
import { pageOf, pageQuery, newestPage } from '../page';
import { syncStatuses } from './machine';
import {
  syncDataFilterRequestDto,
  syncEntityTypes,
  syncMessageRequest,
  syncOperations,
} from './requests';

const syncStatus = z.enum(syncStatuses);
const readers = ['ADMIN', 'AUDITOR'] as const;

export const receiveSyncMessage = call({
  method: 'POST',
  path: '/api/nsi-sync/webhook/{operationType}',
  summary: 'The reference-data service tells of a change: CREATE, UPDATE or DELETE',
  access: 'signature',
  params: z.object({ operationType: line(1, 20) }),
  body: syncMessageRequest,
  response: z.object({ id, status: syncStatus }),
});

export const isSyncAlive = call({
  method: 'GET',
  path: '/api/nsi-sync/is-alive',
  summary: 'Whether the reference-data service answers, and how its messages fare',
  access: readers,
  response: z.object({
    isConfigured: z.boolean(),
    isAlive: z.boolean(),
    lastMessageAt: z.nullable(timestamp),
    /** When the longest of those came that are neither applied nor given up; null where none waits. */
    oldestWaitingAt: z.optional(z.nullable(timestamp)),
    counts: z.record(syncStatus, z.int()),
  }),
  provides: ['Reset'],
});

const syncMessage = z.object({
  id,
  messageId: z.string(),
  entityType: z.enum(syncEntityTypes),
  operationType: z.enum(syncOperations),
  externalId: z.string(),
  occurredAt: timestamp,
  receivedAt: timestamp,
  status: syncStatus,
  attempts: z.int(),
  error: z.nullable(z.string()),
  nextAttemptAt: z.nullable(timestamp),
});

export const filterSyncMessages = call({
  method: 'POST',
  path: '/api/nsi-sync/sync-data/incoming',
  summary: 'Messages of the reference-data service, newest first',
  access: readers,
  defaults: newestPage,
  query: pageQuery,
  body: syncDataFilterRequestDto,
  response: pageOf(syncMessage),
  provides: ['Reset'],
});

export type SyncMessage = z.infer<typeof syncMessage>;

export const getSyncMessage = call({
  method: 'GET',
  path: '/api/nsi-sync/sync-data/incoming/{id}',
  summary: 'One message with its payload, personal data masked',
  access: readers,
  params: z.object({ id }),
  response: z.extend(syncMessage, { payload: z.record(z.string(), z.unknown()) }),
  provides: ['Reset'],
});

export const retrySyncMessage = call({
  method: 'POST',
  path: '/api/nsi-sync/sync-data/incoming/{id}/retry',
  summary: 'Apply a message once more that was given up',
  access: ['ADMIN'],
  params: z.object({ id }),
  response: syncMessage,
  invalidates: ['Reset'],
  extension: true,
});

export const syncHumanWorkPlan = call({
  method: 'GET',
  path: '/api/participants/humans/{id}/sync-work-plan',
  summary: 'Ask the reference-data service for a person’s work plan; once in five minutes',
  access: ['ADMIN', 'SUPPORT', 'EDU_OPERATOR'],
  params: z.object({ id }),
  query: workPlanQuery,
  response: z.object({}),
  status: 202,
});
