import { ApiError } from '@campus/shared/api/ApiError';

const noSuchRecord: readonly unknown[] = [400, 404, 422];

/** Whether a record was not found; a malformed address (400, 422) leads nowhere just as an unknown one. */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && noSuchRecord.includes(error.status);
