import { setTimeout as pause } from 'node:timers/promises';
import { createSemaphore } from './createSemaphore';

/** How long a page that is looked at beside others is waited for. */
export const patience = 30_000;
/** By then this machine has time for a page that is looked at alone, whatever else it does. */
export const patienceAlone = 3 * patience;

const wholeSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1_000) * 1_000;

/** What is alone comes sooner than the slowest that has come beside others, however busy this machine is. */
export const patienceAfter = (slowest = patience): number =>
  Math.min(patienceAlone, Math.max(patience, wholeSeconds(3 * slowest)));

export class Hangs extends Error {}

/**
 * So many work at a time: each waits for its server and for quiet about as long as it computes. Any
 * number of others are waited at, which costs the machine nothing.
 */
const working = 5;

/** Does a part of the work. @throws Hangs when it does not end. */
export type Work = <T>(part: () => Promise<T>, limit: number) => Promise<T>;

/**
 * At once: for what is read of a page in a moment, which would wait many times as long for its turn.
 * A page that runs in circles answers not even that.
 */
export const workAtOnce: Work = async (part, limit) => {
  const end = new AbortController();
  const late = pause(limit, undefined, { signal: end.signal }).then(() => {
    throw new Hangs(`does not answer after ${limit / 1000} s: it keeps the browser busy.`);
  });
  const done = part();
  try {
    return await Promise.race([done, late]);
  } finally {
    end.abort();
    // The one that came second says nothing more.
    void Promise.allSettled([done, late]);
  }
};

/** When there is room for it. */
export function createWork(): Work {
  const withPermit = createSemaphore(working);
  return (part, limit) => withPermit(() => workAtOnce(part, limit));
}
