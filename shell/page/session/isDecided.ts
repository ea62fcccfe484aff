import { ApiError } from '@campus/shared/api/ApiError';

/** 408 and 429 say nothing about the session. */
const undecided = [408, 429];

/**
 * A page in place of an answer is of something on the way, such as a proxy that blocks: the server says
 * of itself in JSON why it refuses. That a token is not accepted may be said without words.
 */
const isOfServer = ({ status, originalStatus }: ApiError) =>
  originalStatus === undefined || status === 401;

/** Whether the server has really answered: asking again will not change it. */
export const isDecided = (error: unknown) =>
  error instanceof ApiError &&
  typeof error.status === 'number' &&
  error.status < 500 &&
  !undecided.includes(error.status) &&
  isOfServer(error);
