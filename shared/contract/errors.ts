import * as z from 'zod/mini';

/** The body of every refusal; `fields` maps a field's path to a code. */
export const errorBody = z.object({
  statusCode: z.int(),
  message: z.union([z.string(), z.array(z.string())]),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** The state that a record is in, where it does not admit the move (409). */
  current: z.optional(z.string()),
  /** What would be accepted instead, such as a free address (409 URL_TAKEN). */
  suggestion: z.optional(z.string()),
  /** Who saved the record in between and when (409 VERSION). */
  changedBy: z.optional(z.string()),
  changedAt: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;
