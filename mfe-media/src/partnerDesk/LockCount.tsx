import { Icon } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import styles from './LockCount.module.css';

/** How many fields synchronisation leaves alone. */
export function LockCount({ count }: { count: number }) {
  const { t } = useTranslation('media');
  if (count === 0) return t('partnerDesk.noLocks');
  return (
    <span className={styles.count}>
      <Icon name="lock" size={16} />
      {t('partnerDesk.locks', { count })}
    </span>
  );
}
