import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Icon } from '@campus/shared/ui/Icon';
import { Surface } from '@campus/shared/ui/Surface';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedRemote } from './Plan';
import styles from './RemoteFailure.module.css';

interface RemoteFailureProps {
  remote: PlannedRemote;
  onRetry: () => Promise<void>;
}

/** The card that stands where a remote could not: what is missing, and a way to try again. */
export function RemoteFailure({ remote, onRetry }: RemoteFailureProps) {
  const { t } = useTranslation('shell');
  const language = useClientStore((state) => state.currentLanguage);
  const [isTrying, setIsTrying] = useState(false);
  const retry = () => {
    setIsTrying(true);
    void onRetry();
  };
  return (
    <Surface>
      <div role="alert" className={styles.failure}>
        <Icon name="alert" />
        <div>
          <p className={styles.title}>
            {t('remote.failed', { title: remote.declaration.title[language] })}
          </p>
          <p className={styles.text}>{t('remote.rest')}</p>
        </div>
        <Button variant="soft" icon="retry" busy={isTrying} onClick={retry}>
          {t('remote.retry')}
        </Button>
      </div>
    </Surface>
  );
}
