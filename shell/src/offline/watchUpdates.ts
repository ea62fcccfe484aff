const often = 60 * 60_000;

/** Registers the worker and tells of every newer one; refused storage or a private window is no news. */
export function watchUpdates(onReady: () => void): () => void {
  const { serviceWorker } = navigator;
  const leaving = new AbortController();
  const { signal } = leaving;
  const wasServed = serviceWorker.controller !== null;
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
    asking = setInterval(() => void registration.update().catch(() => undefined), often);
  }

  // Another tab has taken the update; this one goes on with what it has until asked to reload.
  if (wasServed) serviceWorker.addEventListener('controllerchange', onReady, { signal });
  register().catch(() => undefined);
  return () => {
    leaving.abort();
    clearInterval(asking);
  };
}
