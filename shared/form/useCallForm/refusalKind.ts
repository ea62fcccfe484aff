import type { ApiError } from '@campus/shared/api/ApiError';

/** What a person can do about it, worded under `form.advice`. */
export function refusalKind(error: ApiError | undefined) {
  if (!error) return 'unknown';
  const { status, code } = error;
  if (status === 409 && code === 'VERSION') return 'conflict';
  if (status === 'FETCH_ERROR') return 'offline';
  if (status === 'TIMEOUT_ERROR' || status === 'PARSING_ERROR') return 'unsure';
  return status >= 500 ? 'unavailable' : 'refused';
}
