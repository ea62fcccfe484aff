// 25006: it may only be read, for want of room or as a copy. 40001, 40P01: two transactions met.
const transient =
  /^(08...|25006|40001|40P01|57P0[1-3]|53[13]00|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|ENOENT)$/;
const lostWords =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|pglite is clos|cannot use a pool after calling end/i;

interface Failure {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Whether the same query may succeed later: the database cannot be reached, or took another one first. */
export function isTransientFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause }: Failure = error;
  if (typeof code === 'string' && transient.test(code)) return true;
  if (typeof message === 'string' && lostWords.test(message)) return true;
  return isTransientFailure(cause);
}
