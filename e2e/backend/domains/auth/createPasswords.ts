import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import type { Attempt, Attempts } from './createAttempts';
import { Refusal } from '../../platform/access/Refusal';

interface Options {
  /** How much goes on at once. */
  permits: number;
  /** How much may wait; beyond it the answer is 503. */
  longest: number;
}

/** Work of which only a little may go on at once, in order of arrival. */
export function createSemaphore({ permits, longest }: Options) {
  let free = permits;
  const waiting: (() => void)[] = [];

  async function acquire() {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= longest) throw new Refusal(503, 'UNAVAILABLE', { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function release() {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  /** @throws Refusal 503 UNAVAILABLE where too much is waiting. */
  return async function run<T>(work: () => Promise<T>) {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
}

/** Argon2id; memory in KiB. About 60 ms on a small server. */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 };

// A processor is left to the rest, where there are several; fifty wait three seconds at most.
const inTurn = createSemaphore({ permits: Math.max(1, availableParallelism() - 1), longest: 50 });

// The same letters may come composed or not, as the keyboard has it.
const composed = (password: string) => password.normalize('NFC');

/** @throws Refusal 503 UNAVAILABLE while too many passwords wait to be hashed. */
export const hashPassword = (password: string) => inTurn(() => hash(composed(password), cost));

export type Passwords = ReturnType<typeof createPasswords>;

export function createPasswords(attempts: Attempts) {
  let decoy: Promise<string> | undefined;
  // A refused hash must not be kept for all who come after.
  const decoyHash = () =>
    (decoy ??= hashPassword('decoy').catch((error: unknown) => {
      decoy = undefined;
      throw error;
    }));
  return {
    /**
     * Whether the password fits. An account that does not exist takes as long as one that does.
     * @throws Refusal 429 SIGN_IN_PAUSED, 503 UNAVAILABLE while too many wait.
     */
    check(attempt: Attempt, password: string, stored: string | null | undefined) {
      return attempts.make('password', attempt, async () => {
        const known = stored ?? (await decoyHash());
        const isRight = await inTurn(() => verify(known, composed(password)));
        return isRight && stored !== null && stored !== undefined;
      });
    },
  };
}
