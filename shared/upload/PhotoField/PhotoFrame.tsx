import { Icon } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import { LocalImage } from '../FileDrop/LocalImage';
import styles from './PhotoFrame.module.css';

interface PhotoFrameProps {
  aspect: number;
  file?: File;
  url?: string;
}

/** The photo in the shape that the card gives it, or the place where it will be. */
export function PhotoFrame({ aspect, file, url }: PhotoFrameProps) {
  const { t } = useTranslation('shared');
  const alt = t('upload.photo.preview');
  return (
    <span className={styles.frame} style={{ aspectRatio: aspect }}>
      {file ? (
        <LocalImage file={file} alt={alt} className={styles.photo} />
      ) : url ? (
        <img src={url} alt={alt} className={styles.photo} />
      ) : (
        <Icon name="user" size={32} />
      )}
    </span>
  );
}
