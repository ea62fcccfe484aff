import type { PublicationStatus as State } from '@campus/shared/contract/machines/publication';
import { useFormat } from '@campus/shared/format/useFormat';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';
import styles from './Lines.module.css';
import { statusLooks } from './statusLooks';

interface PublicationStatusProps {
  status: State;
  publishAt: string | null;
}

/** In what state a publication is, and since when or from when on readers have it. */
export function PublicationStatus({ status, publishAt }: PublicationStatusProps) {
  const { t } = useTranslation('media');
  const { shortDate, dateTime } = useFormat();
  return (
    <span className={styles.lines}>
      <span className={styles.line}>
        <Status {...statusLooks[status]}>{t(`desk.status.${status}`)}</Status>
      </span>
      {publishAt && status === 'SCHEDULED' && (
        <span className={styles.minor}>{dateTime(publishAt)}</span>
      )}
      {publishAt && status === 'PUBLISHED' && (
        <span className={styles.minor}>{shortDate(publishAt)}</span>
      )}
    </span>
  );
}
