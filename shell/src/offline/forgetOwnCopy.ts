import { ownCopy } from './ownCopy';
import { tellWorker } from './tellWorker';

/** Takes out of this browser what the card was kept for, also where no worker serves this page. */
export async function forgetOwnCopy(): Promise<void> {
  try {
    await caches.delete(ownCopy);
    // It may be about to keep an answer that was asked for before.
    await tellWorker({ type: 'forget' });
  } catch {
    // A browser without caches or workers has kept nothing.
  }
}
