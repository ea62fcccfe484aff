import * as z from 'zod/mini';

const counts = z.object({
  created: z.int(),
  updated: z.int(),
  deactivated: z.int(),
});

/** A run that this browser knows of: begun here, or by somebody else and met here. */
export const syncRun = z.object({
  startedAt: z.iso.datetime(),
  /** When the next may begin (ms). */
  againAt: z.number(),
  isForeign: z.optional(z.boolean()),
  /** What its partners tell once all of them have been looked through. */
  ended: z.optional(z.extend(counts, { at: z.iso.datetime() })),
  /** How the run before it went, as the server tells it. */
  last: z.nullable(
    z.extend(counts, {
      finishedAt: z.iso.datetime(),
      skipped: z.int(),
      error: z.nullable(z.string()),
    }),
  ),
});
export type SyncRun = z.infer<typeof syncRun>;

/** Between two starts, whoever makes them. */
export const pauseBetween = 300_000;

/** The server asks the directory four times within this; who is not done then has failed. */
export const longestRun = 420_000;
