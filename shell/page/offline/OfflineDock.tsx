import { useSession } from '@campus/shared/remote/useSession';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { afterLoad } from '../reports/whenIdle';
import styles from './OfflineDock.module.css';
import { ownCopy } from './offlinePages';
import { tellWorker } from './tellWorker';

/** Takes out of this browser what the card was kept for, also where no worker serves this page. */
async function forgetOwnCopy(): Promise<void> {
  try {
    await caches.delete(ownCopy);
    // It may be about to keep an answer that was asked for before.
    await tellWorker({ type: 'forget' });
  } catch {
    // A browser without caches or workers has kept nothing.
  }
}

/** With the session goes what was kept of the person, in whichever tab and way it ended. */
function useForgottenCopy() {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'guest') void forgetOwnCopy();
  }, [status]);
}

async function leaveDevelopment() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((each) => each.unregister()));
}

/** Begins what the worker needs after the page has loaded; without a worker everything works, too. */
function whenSettled(begin: () => Promise<unknown>): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  // A worker of an earlier `npm start` at the same address would serve yesterday's files.
  const work = process.env.NODE_ENV === 'development' ? leaveDevelopment : begin;
  return afterLoad(() => void work().catch(() => undefined));
}

/** What the whole page has to offer, above the end of the window; what is urgent stands at its top. */
export function OfflineDock({ children }: { children?: ReactNode }) {
  const [WorkerPart, setWorkerPart] = useState<ComponentType>();
  useForgottenCopy();
  useEffect(
    () =>
      whenSettled(async () => {
        const { WorkerPart } = await import('./WorkerPart');
        setWorkerPart(() => WorkerPart);
      }),
    [],
  );
  return (
    <div className={styles.dock}>
      {WorkerPart && <WorkerPart />}
      {children}
    </div>
  );
}
