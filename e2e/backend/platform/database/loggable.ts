import { DrizzleQueryError } from 'drizzle-orm';

/** A failed query is logged without its values, which are people's data. */
export const loggable = (error: unknown) =>
  error instanceof DrizzleQueryError ? { err: error.cause, query: error.query } : { err: error };
