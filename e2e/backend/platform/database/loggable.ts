import { DrizzleQueryError } from 'drizzle-orm';

/** Why something failed, in a sentence to keep; a failed query tells it without its values. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof DrizzleQueryError && cause.cause) return reasonOf(cause.cause);
  return String(cause instanceof Error ? cause.message : cause).slice(0, 2_000);
}

/** A failed query is logged without its values, which are people's data. */
export const loggable = (error: unknown) =>
  error instanceof DrizzleQueryError ? { err: error.cause, query: error.query } : { err: error };
