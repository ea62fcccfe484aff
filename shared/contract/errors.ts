import * as z from 'zod/mini';

/** The body of every refusal; `fields` maps a field's path to a code. */
export const errorBody = z.object({
  statusCode: z.int(),
  message: z.union([z.string(), z.array(z.string())]),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBody>;
