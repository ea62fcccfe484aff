import { ApiError } from '@campus/shared/api/ApiError';
import { isUnknown } from '@campus/shared/api/isUnknown';

/** Whether a record was not found: a malformed address (422) leads nowhere just as an unknown one (404). */
export const isMissing = (error: unknown) =>
  isUnknown(error) || (error instanceof ApiError && error.status === 422);
