import type { MessageCode } from '../messages/messages';
import { Refusal } from '../access/Refusal';

/** A 429 that says when to come back. */
export const tooManyRequests = (code: MessageCode, retryAfter: number) =>
  new Refusal(429, code, {
    retryAfter,
    params: {
      seconds: retryAfter,
      minutes: Math.ceil(retryAfter / 60),
      hours: Math.ceil(retryAfter / 3_600),
    },
  });
