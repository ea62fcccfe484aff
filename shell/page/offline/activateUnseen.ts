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
