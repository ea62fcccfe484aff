import { Refusal } from '../access/Refusal';
import type { MessageCode } from '../messages/messages';

/**
 * For `catch`: what a limit has admitted and what then failed was not done, so its hit is taken back. A
 * refusal counts, or whoever tries things out would do so for nothing, unless its code is in `free`.
 */
export const notCounted =
  (takeBack: () => Promise<void>, free: readonly MessageCode[] = []) =>
  async (error: unknown): Promise<never> => {
    const counts = error instanceof Refusal && !free.some((code) => code === error.code);
    // Where it fails as well, the first failure is the one to tell.
    if (!counts) await takeBack().catch(() => {});
    throw error;
  };
