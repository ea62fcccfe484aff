import type { Refusal } from '../access/Refusal';

/** Whether a statement failed because a row with the same key exists; `index` says by which key. */
export function isUniqueViolation(error: unknown, index: string) {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  if (typeof cause !== 'object' || cause === null) return false;
  const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === index;
}

/** For `catch`: a clash with the rows of a unique index becomes the refusal that it means. */
export const refuseDuplicate =
  (index: string, refusal: Refusal) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, index) ? refusal : error;
  };
