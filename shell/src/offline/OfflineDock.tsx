import { paths } from '@campus/shared/paths';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OfflineBanner } from './OfflineBanner';
import styles from './OfflineDock.module.css';
import { useForgottenCopy } from './useForgottenCopy';
import { whenSettled } from './whenSettled';

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
