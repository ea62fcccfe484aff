import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import styles from './CardNotice.module.css';

interface QrFailureProps {
  onRetry: () => void;
}

/** The code ran out and the next one did not come. */
export function QrFailure({ onRetry }: QrFailureProps) {
  const { t } = useTranslation('participant');
  return (
    <div role="alert" className={styles.notice} data-tone="warning">
      <h2 className={styles.title}>{t('qr.failure.title')}</h2>
      <p>{t('qr.failure.text')}</p>
      <Button size="s" icon="retry" onClick={onRetry}>
        {t('qr.failure.retry')}
      </Button>
    </div>
  );
}
