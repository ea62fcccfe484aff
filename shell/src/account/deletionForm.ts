import * as z from 'zod/mini';

const isSure = z.boolean().check(z.refine((isTicked) => isTicked, 'TICK_REQUIRED'));

/** One box to tick, and nothing of it to send. */
export const deletionForm = z.pipe(
  z.object({ isSure }),
  z.transform(() => undefined),
);
