import { IconButton } from '@campus/shared/ui/IconButton';
import { useTranslation } from 'react-i18next';
import styles from './BulkBar.module.css';
import type { Failure } from './useBulkRun';

interface BulkFailuresProps {
  failures: readonly Failure[];
  onClose: () => void;
}

/** Which rows were refused and why, row by row. */
export function BulkFailures({ failures, onClose }: BulkFailuresProps) {
  const { t } = useTranslation('shared');
  if (failures.length === 0) return null;
  return (
    <div role="alert" className={styles.failures}>
      <p className={styles.title}>{t('table.bulk.partly', { count: failures.length })}</p>
      <IconButton icon="close" label={t('table.bulk.forget')} onClick={onClose} />
      <ul className={styles.list}>
        {failures.map(({ key, name, message }) => (
          <li key={key}>
            <strong>{name}</strong> — {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
