import { useFormat } from '@campus/shared/format/useFormat';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import styles from './CardNotice.module.css';

interface OfflineNoticeProps {
  isOver: boolean;
  until: string;
  onRetry: () => void;
}

/** What the card can do without the network, and until when. */
export function OfflineNotice({ isOver, until, onRetry }: OfflineNoticeProps) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  const date = dateTime(until);
  return (
    <div role="status" className={styles.notice} data-tone={isOver ? 'warning' : 'info'}>
      <h2 className={styles.title}>{t(isOver ? 'qr.offline.overTitle' : 'qr.offline.title')}</h2>
      <p>{t(isOver ? 'qr.offline.overText' : 'qr.offline.text', { date })}</p>
      <Button size="s" variant="ghost" icon="retry" onClick={onRetry}>
        {t('qr.offline.retry')}
      </Button>
    </div>
  );
}
