import { Button } from '@campus/shared/ui/Button';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import styles from './CalendarWaiting.module.css';

const weeks = [0, 1, 2, 3, 4, 5];

interface CalendarWaitingProps {
  isFailed: boolean;
  onRetry: () => void;
}

/** Where the calendar will stand: its shape, or that it did not come. */
export function CalendarWaiting({ isFailed, onRetry }: CalendarWaitingProps) {
  const { t } = useTranslation('shared');
  if (isFailed)
    return (
      <div role="alert" className={styles.waiting}>
        <p>{t('calendar.failed')}</p>
        <Button variant="soft" icon="retry" onClick={onRetry}>
          {t('calendar.retry')}
        </Button>
      </div>
    );
  return (
    <div role="status" className={styles.waiting}>
      <span className="visually-hidden">{t('calendar.loading')}</span>
      <Skeleton width="60%" height={28} />
      {weeks.map((week) => (
        <Skeleton key={week} height={36} radius="m" />
      ))}
    </div>
  );
}
