import { hash, verify } from '@node-rs/argon2';
import { tooMany } from '../tooMany';
import type { Limits } from './createLimits';

/** Argon2id; memory in KiB. About 60 ms on a small server. */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 };
const failures = { max: 10, seconds: 900, pauses: true };

// The same letters may come composed or not, as the keyboard has it.
const composed = (password: string) => password.normalize('NFC');

export const hashPassword = (password: string) => hash(composed(password), cost);

export type Passwords = ReturnType<typeof createPasswords>;

export function createPasswords(limits: Limits) {
  let decoy: Promise<string> | undefined;
  return {
    /**
     * Whether the password fits. An account that does not exist takes as long as one that does.
     * @throws Refusal 429 SIGN_IN_PAUSED after ten failures in a row, for 15 minutes.
     */
    async check(account: string, password: string, stored: string | null | undefined) {
      const key = `password:${account.toLowerCase()}`;
      // Counted before comparing, or a hundred parallel guesses would all be compared.
      const { isAllowed, retryAfter } = await limits.hit(key, failures);
      if (!isAllowed) throw tooMany('SIGN_IN_PAUSED', retryAfter);
      const known = stored ?? (await (decoy ??= hashPassword('decoy')));
      const isRight = await verify(known, composed(password));
      if (!stored || !isRight) return false;
      await limits.forget(key);
      return true;
    },
  };
}
