import type { WorkerMessage } from './WorkerMessage';

/** Milliseconds out of sight, after which a page asks for nothing more. */
const rest = 5_000;

/** Lets a newer worker begin while the page is out of sight: some tabs are never closed. */
export function activateUnseen(registration: ServiceWorkerRegistration): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const activate = () =>
    registration.waiting?.postMessage({ type: 'activate' } satisfies WorkerMessage);
  const look = () => {
    clearTimeout(resting);
    if (document.visibilityState === 'hidden') resting = setTimeout(activate, rest);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(resting);
    document.removeEventListener('visibilitychange', look);
  };
}

const often = 60 * 60_000;

/** Registers the worker and tells of every newer one; refused storage or a private window is no news. */
export function watchUpdates(onReady: () => void): () => void {
  const { serviceWorker } = navigator;
  const leaving = new AbortController();
  const { signal } = leaving;
  let asking: ReturnType<typeof setInterval> | undefined;

  function follow(worker: ServiceWorker | null) {
    const look = () => {
      // The very first worker takes nobody's place.
      if (worker?.state === 'installed' && serviceWorker.controller) onReady();
    };
    look();
    worker?.addEventListener('statechange', look, { signal });
  }

  async function register() {
    const options = { updateViaCache: 'none' } as const;
    const registration = await serviceWorker.register(globalThis.campusTrust.worker(), options);
    if (signal.aborted) return;
    follow(registration.waiting);
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
    signal.addEventListener('abort', activateUnseen(registration));
    asking = setInterval(() => void registration.update().catch(() => undefined), often);
  }

  register().catch(() => undefined);
  return () => {
    leaving.abort();
    clearInterval(asking);
  };
}
