import { ApiError } from '@campus/shared/api/ApiError';

/** Whether a record was not found: a malformed address (422) leads nowhere just as an unknown one (404). */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);
