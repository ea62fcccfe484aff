import type { ApiError } from '@campus/shared/api/ApiError';

/** Only then is the request worth an id: a refusal is corrected by the person alone. */
export const isOurFault = (error: ApiError | undefined) =>
  error?.status === 'PARSING_ERROR' || (typeof error?.status === 'number' && error.status >= 500);
