import * as z from 'zod/mini';
import { day, id, timestamp } from '../fields';
import { humanStates, identityStatuses } from '../machines/human';
import { briefCard } from './card';
import { documents, names, profile } from './person';
import { organisation, studyRecord, studyStatus } from './study';

/** A person in the register. */
export const humanItem = z.extend(names, {
  id,
  email: z.string(),
  phone: z.nullable(z.string()),
  birthDate: z.nullable(day),
  snils: documents.shape.snils,
  identityStatus: z.enum(identityStatuses),
  state: z.enum(humanStates),
  student: z.nullable(
    z.object({
      eduOrg: organisation,
      program: z.string(),
      course: z.int(),
      group: z.nullable(z.string()),
      status: studyStatus,
    }),
  ),
  card: z.nullable(briefCard),
  createdAt: timestamp,
  lastLoginAt: z.nullable(timestamp),
});

/** A person as staff see them. */
export const humanDetails = z.extend(profile, {
  state: z.enum(humanStates),
  deletedAt: z.nullable(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
  lastLoginAt: z.nullable(timestamp),
  student: z.nullable(studyRecord),
});

const change = z.object({ from: z.optional(z.unknown()), to: z.optional(z.unknown()) });

/** Who did what to which record. */
export const logEntry = z.object({
  id,
  at: timestamp,
  actor: z.object({
    type: z.enum(['HUMAN', 'USER', 'SYSTEM']),
    id: z.nullable(id),
    name: z.string(),
  }),
  action: z.string(),
  entity: z.object({ type: z.string(), id: z.string() }),
  diff: z.nullable(z.record(z.string(), change)),
  ip: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
});
