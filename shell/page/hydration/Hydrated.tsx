import { useEffect } from 'react';
import { whenIdle } from '../reports/whenIdle';

/**
 * Announces that the page is hydrated, which replays earlier events and removes what fetched the
 * code. Waits until idle: state that changes above a part not yet hydrated makes React discard it.
 */
export function Hydrated() {
  useEffect(() => {
    whenIdle(() => {
      document.getElementById('code')?.remove();
      document.dispatchEvent(new Event('campus:hydrated'));
    });
  }, []);
  return null;
}

/** Resolves when the whole page is hydrated. */
export const whenHydrated = () =>
  new Promise<void>((resolve) =>
    document.addEventListener('campus:hydrated', () => resolve(), { once: true }),
  );
