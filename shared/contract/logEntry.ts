import * as z from 'zod/mini';
import { id, timestamp } from './fields';

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
