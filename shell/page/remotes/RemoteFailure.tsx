import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Icon } from '@campus/shared/ui/Icon';
import { Surface } from '@campus/shared/ui/Surface';
import { useState, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedRemote } from './Plan';
import styles from './RemoteFailure.module.css';
import { useRemotes } from './useRemotes';

/** Enters a failed place among those of its remote; tells whether it is the one that speaks. */
function useSpeaker(remote: string, tryAgain: () => void): boolean {
  const { failed } = useRemotes();
  const place = useMemo(() => ({ tryAgain }), [tryAgain]);
  useEffect(() => failed.add(remote, place), [failed, remote, place]);
  const speaker = useSyncExternalStore(
    failed.listen,
    () => failed.speaker(remote),
    () => undefined,
  );
  return speaker === place;
}

interface RemoteFailureProps {
  remote: PlannedRemote;
  /** Mounts anew what has failed. */
  onTryAgain: () => void;
}

/**
 * The card that stands where a remote could not: what is missing, and a way to try again. Where
 * several places of the remote have failed, the first one speaks for all.
 */
export function RemoteFailure({ remote, onTryAgain }: RemoteFailureProps) {
  const { t } = useTranslation('shell');
  const { loader, failed } = useRemotes();
  const language = useClientStore((state) => state.currentLanguage);
  const [isTrying, setIsTrying] = useState(false);
  const { name, title } = remote.declaration;
  const isSpeaker = useSpeaker(name, onTryAgain);
  if (!isSpeaker) return null;
  const retry = async () => {
    setIsTrying(true);
    // Without an answer about newer releases the one at hand is tried again.
    await loader.renew(name).catch(() => undefined);
    failed.tryAgain(name);
  };
  return (
    <Surface>
      <div role="alert" data-state="failed" className={styles.failure}>
        <Icon name="alert" />
        <div>
          <p className={styles.title}>{t('remote.failed', { title: title[language] })}</p>
          <p className={styles.text}>{t('remote.rest')}</p>
        </div>
        <Button variant="soft" icon="retry" busy={isTrying} onClick={() => void retry()}>
          {t('remote.retry')}
        </Button>
      </div>
    </Surface>
  );
}
