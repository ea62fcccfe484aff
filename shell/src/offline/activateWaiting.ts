import type { WorkerMessage } from './WorkerMessage';

const patience = 3000;

/** Lets the newer worker take the place of this one, where one waits. */
export async function activateWaiting(): Promise<void> {
  const { serviceWorker } = navigator;
  const waiting = (await serviceWorker.getRegistration())?.waiting;
  if (!waiting) return;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, patience);
    waiting.postMessage({ type: 'activate' } satisfies WorkerMessage);
  });
}
