import { activateWaiting } from '../offline/activateWaiting';

/** Loads the page anew where it is, with the newer worker if there is one. */
export async function reloadUpdated(): Promise<void> {
  if ('serviceWorker' in navigator) await activateWaiting().catch(() => undefined);
  location.reload();
}
