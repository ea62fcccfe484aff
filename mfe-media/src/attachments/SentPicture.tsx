import { ProgressBar } from '@campus/shared/progress/ProgressBar';
import { Button } from '@campus/shared/ui/Button';
import type { Item } from '@campus/shared/upload/useUploads';
import { useTranslation } from 'react-i18next';
import styles from './PictureUpload.module.css';

/** How far one picture is. */
export function SentPicture({ item, onStop }: { item: Item; onStop: () => void }) {
  const { t } = useTranslation('media');
  const { name } = item.file;
  return (
    <div role="group" aria-label={name} className={styles.way}>
      <span className={styles.name}>{name}</span>
      <ProgressBar
        aria-label={t('attachments.pictureSending', { name })}
        value={Math.round(item.progress * 100)}
        max={100}
      />
      <Button size="s" variant="ghost" icon="close" onClick={onStop}>
        {t('attachments.pictureCancel')}
      </Button>
    </div>
  );
}
