import { ApiError, type ApiStatus } from './ApiError';

const attempts = 3;
const passing: readonly ApiStatus[] = ['FETCH_ERROR', 502, 503, 504];
const firstPause = 400;
const growth = 3;
const longest = 5000;

const isAskedToWaitLong = ({ retryAfter = 0 }: ApiError) => retryAfter > longest;

/** A read is tried three times where the failure may pass by itself, and the wait is a short one. */
export const mayRetry = (failures: number, error: Error) =>
  failures < attempts - 1 &&
  error instanceof ApiError &&
  passing.includes(error.status) &&
  !isAskedToWaitLong(error);

/** Spread out, so that all who met the same failure do not come back at the same moment. */
export function retryPause(failures: number, error: Error) {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  const usual = firstPause * growth ** failures * (0.75 + Math.random() / 2);
  return Math.min(longest, Math.max(asked, usual));
}
