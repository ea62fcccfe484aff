import { ApiError } from '@campus/shared/api/ApiError';
import { Button } from '@campus/shared/ui/Button';
import type { Item } from '@campus/shared/upload/useUploads';
import { useTranslation } from 'react-i18next';
import styles from './PictureUpload.module.css';

interface FailedPictureProps {
  item: Item;
  onRetry: () => void;
  onDrop: () => void;
}

/** Why a picture did not come, and what to do about it. */
export function FailedPicture({ item, onRetry, onDrop }: FailedPictureProps) {
  const { t } = useTranslation('media');
  const { t: shared } = useTranslation('shared');
  const { file, error, isOffline } = item;
  const reason = error instanceof ApiError ? error.message : shared('upload.failed');
  return (
    <div role="group" aria-label={file.name} className={styles.failure}>
      <span className={styles.name}>{file.name}</span>
      <p>{isOffline ? shared('upload.offline') : reason}</p>
      <Button size="s" variant="soft" icon="retry" onClick={onRetry}>
        {shared('upload.retry')}
      </Button>
      <Button size="s" variant="ghost" onClick={onDrop}>
        {t('attachments.pictureDrop')}
      </Button>
    </div>
  );
}
