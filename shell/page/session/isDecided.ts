import { ApiError } from '@campus/shared/api/ApiError';

/** 408 and 429 say nothing about the session. */
const undecided = [408, 429];

/** Whether the server has really answered: asking again will not change it. */
export const isDecided = (error: unknown) =>
  error instanceof ApiError &&
  typeof error.status === 'number' &&
  error.status < 500 &&
  !undecided.includes(error.status);
