import { paths } from '@campus/shared/paths';
import { useSession } from '@campus/shared/remote/useSession';
import { Banner } from '@campus/shared/ui/Banner';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { afterLoad } from '../reports/afterLoad';
import styles from './OfflineDock.module.css';
import { ownCopy } from './ownCopy';
import { tellWorker } from './tellWorker';
import { watchConnection } from './watchConnection';

type Connection = 'usual' | 'lost' | 'back';

const newsLasts = 5000;

/** How the network is, and what is on the screen asked anew as soon as it is back. */
function useConnection(): Connection {
  const client = useQueryClient();
  const [connection, setConnection] = useState<Connection>('usual');

  useEffect(
    () =>
      watchConnection({
        queries: client.getQueryCache(),
        onLost: () => setConnection('lost'),
        onBack: () => {
          setConnection('back');
          // What the query cache has begun to ask by itself is not asked twice.
          void client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
        },
      }),
    [client],
  );
  useEffect(() => {
    if (connection !== 'back') return;
    const timer = setTimeout(() => setConnection('usual'), newsLasts);
    return () => clearTimeout(timer);
  }, [connection]);

  return connection;
}

/** Says that the network is gone, and for a moment that it is back; short, for it covers the page. */
function OfflineBanner() {
  const { t } = useTranslation('shell');
  const connection = useConnection();
  const [closed, setClosed] = useState<typeof connection>('usual');
  if (closed !== 'usual' && closed !== connection) setClosed('usual');
  if (connection === 'usual' || closed === connection) return null;
  return (
    <Banner
      key={connection}
      tone={connection === 'lost' ? 'warning' : 'success'}
      onClose={() => setClosed(connection)}
    >
      {t(`offline.${connection}`)}
    </Banner>
  );
}

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

/**
 * What the whole page has to say, above the end of the window. Of what concerns the network only the
 * worker's part may come late: the banner must be here before.
 */
export function OfflineDock({ children }: { children?: ReactNode }) {
  const [WorkerPart, setWorkerPart] = useState<ComponentType>();
  const isSaidByPage = useLocation().pathname === paths.offline();
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
      {!isSaidByPage && <OfflineBanner />}
      {WorkerPart && <WorkerPart />}
      {children}
    </div>
  );
}
