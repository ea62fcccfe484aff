import { sha256 } from '@noble/hashes/sha2';

/** Between what the server has signed and the number that was found for it. */
export const mark = '~';

/** The challenge that a solution is of; empty where it is none. */
export const challengeOf = (solution: string) =>
  solution.slice(0, Math.max(0, solution.lastIndexOf(mark)));

/** Whether a SHA-256 of a solution begins with so many zero bits. */
export function isSolved(digest: Uint8Array, bits: number) {
  const whole = Math.floor(bits / 8);
  const rest = bits % 8;
  return (
    digest.subarray(0, whole).every((byte) => byte === 0) &&
    (rest === 0 || (digest[whole] ?? 255) >> (8 - rest) === 0)
  );
}

/** Tries before others have their turn: a few milliseconds. */
const atOnce = 256;

const turnOfOthers = () => new Promise((resolve) => setTimeout(resolve));

// Not by `crypto.subtle`, which no browser has over plain http.
const digestOf = (text: string) => sha256(new TextEncoder().encode(text));

/**
 * Looks for the number that solves a challenge, with pauses in which the page does what it is asked:
 * cheap for one person, dear for whoever sends thousands. Fails when it is aborted, at the next pause.
 */
export async function solveChallenge(challenge: string, bits: number, signal?: AbortSignal) {
  for (let from = 0; ; from += atOnce) {
    signal?.throwIfAborted();
    const tries = Array.from(
      { length: atOnce },
      (_, index) => `${challenge}${mark}${from + index}`,
    );
    const solution = tries.find((text) => isSolved(digestOf(text), bits));
    if (solution) return solution;
    await turnOfOthers();
  }
}
