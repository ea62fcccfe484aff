import { ApiError } from '@campus/shared/api/ApiError';

/** Whether the server has no such record, or no such call: one beyond the specification may be absent. */
export const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;
