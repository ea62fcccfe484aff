import type * as z from 'zod/mini';

/** @throws naming each field that is wrong, without its value. */
export function readPayload<S extends z.ZodMiniType>(schema: S, payload: unknown): z.output<S> {
  const result = schema.safeParse(payload);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The payload cannot be read. ${problems.join('; ')}`);
}
