import type { MessageCode } from '../messages/messages';
import { Refusal } from '../access/Refusal';

/** When to come back: in the header, and in words of any length. */
export const comingBackAfter = (retryAfter: number) => ({
  retryAfter,
  params: {
    seconds: retryAfter,
    minutes: Math.ceil(retryAfter / 60),
    hours: Math.ceil(retryAfter / 3_600),
  },
});

/** A 429 that says when to come back. */
export const tooManyRequests = (code: MessageCode, retryAfter: number) =>
  new Refusal(429, code, comingBackAfter(retryAfter));
