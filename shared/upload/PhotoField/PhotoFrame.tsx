import { Icon } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import { LocalImage } from '../FileDrop/LocalImage';
import styles from './PhotoFrame.module.css';
import type { PictureName } from './PictureName';

interface PhotoFrameProps {
  what?: PictureName;
  aspect: number;
  file?: File;
  url?: string;
}

/** The photo in the shape that the card gives it, or the place where it will be. */
export function PhotoFrame({ what, aspect, file, url }: PhotoFrameProps) {
  const { t } = useTranslation('shared');
  const alt = t('upload.photo.preview', { context: what });
  return (
    <span
      className={styles.frame}
      data-wide={aspect > 1 || undefined}
      style={{ aspectRatio: aspect }}
    >
      {file ? (
        <LocalImage file={file} alt={alt} className={styles.photo} />
      ) : url ? (
        <img src={url} alt={alt} className={styles.photo} />
      ) : (
        <Icon name={what ? 'upload' : 'user'} size={32} />
      )}
    </span>
  );
}
