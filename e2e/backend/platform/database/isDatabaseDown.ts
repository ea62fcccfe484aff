// 25006: it may only be read, for want of room or as a copy.
const lostConnection =
  /^(08...|25006|57P0[1-3]|53[13]00|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|ENOENT)$/;
const lostWords =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|pglite is clos|cannot use a pool after calling end/i;

interface Failure {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Whether an error means that the database cannot be reached, and not that a query is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause }: Failure = error;
  if (typeof code === 'string' && lostConnection.test(code)) return true;
  if (typeof message === 'string' && lostWords.test(message)) return true;
  return isDatabaseDown(cause);
}
