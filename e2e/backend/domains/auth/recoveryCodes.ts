import { createHmac, randomInt } from 'node:crypto';

/** Nothing that looks like something else on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const howMany = 10;

const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** What is kept of a code: 50 random bits under a key need no slow hash. */
export const hashOfRecoveryCode = (userId: string, code: string, key: Uint8Array) =>
  createHmac('sha256', key).update(`recovery:${userId}:${code}`).digest('base64url');

/** Ten codes, as they are shown once, and what is kept of them. */
export function createRecoveryCodes(userId: string, key: Uint8Array) {
  const pairs = Array.from({ length: howMany }, () => [group(), group()] as const);
  return {
    codes: pairs.map((pair) => pair.join('-')),
    hashes: pairs.map((pair) => hashOfRecoveryCode(userId, pair.join(''), key)),
  };
}
