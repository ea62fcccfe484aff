import { useFormat } from '@campus/shared/format/useFormat';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useTranslation } from 'react-i18next';
import { pictureBytes, pictureRefusal } from './pictureRefusal';
import styles from './PictureUpload.module.css';

/** Why a file is not even sent. */
export function RefusedPicture({ file, onClose }: { file: File; onClose: () => void }) {
  const { t } = useTranslation('media');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  return (
    <div role="group" aria-label={file.name} className={styles.failure}>
      <span className={styles.name}>{file.name}</span>
      <p>
        {shared(`upload.refused.${pictureRefusal(file)}`, {
          kinds: t('attachments.pictureKinds'),
          size: format.bytes(file.size),
          limit: format.bytes(pictureBytes),
        })}
      </p>
      <IconButton icon="close" label={t('attachments.pictureHide')} onClick={onClose} />
    </div>
  );
}
