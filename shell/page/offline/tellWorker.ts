import type { WorkerMessage } from './WorkerMessage';

/** Says something to the service worker, where there is one. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(message);
}
