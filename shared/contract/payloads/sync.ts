import * as z from 'zod/mini';
import { line, listOf, search, timestamp } from '../fields';
import { syncStatuses } from '../machines/sync';
import { period } from '../period';

export const syncEntityTypes = [
  'EDU_ORG',
  'PROGRAM',
  'STUDENT',
  'STUDENT_STATUS',
  'WORK_PLAN',
] as const;
export type SyncEntityType = (typeof syncEntityTypes)[number];

export const syncOperations = ['CREATE', 'UPDATE', 'DELETE'] as const;
export type SyncOperation = (typeof syncOperations)[number];

/** What the reference-data service tells of one record; `externalId` is its name there. */
export const syncMessageRequest = z.object({
  messageId: line(1, 64),
  entityType: z.enum(syncEntityTypes, 'REQUIRED'),
  externalId: line(1, 64),
  /** When the record changed there; what is older than the stored state is skipped. */
  occurredAt: timestamp,
  payload: z.record(z.string(), z.unknown()),
});
export type SyncMessageRequest = z.infer<typeof syncMessageRequest>;

export const syncDataFilterRequestDto = z
  .object({
    search,
    entityTypes: listOf(z.enum(syncEntityTypes)),
    operationTypes: listOf(z.enum(syncOperations)),
    statuses: listOf(z.enum(syncStatuses)),
    receivedFrom: z.optional(timestamp),
    receivedTo: z.optional(timestamp),
  })
  .check(...period('receivedFrom', 'receivedTo'));
