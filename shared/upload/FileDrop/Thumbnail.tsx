import { LocalImage } from './LocalImage';
import { extensionOf } from './fileKinds';
import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  name: string;
  /** The bytes, where they were chosen here. */
  file?: File;
  url?: string;
  mime?: string;
}

/** The picture itself, or a sheet with the kind of the file; its name stands beside. */
export function Thumbnail({ name, file, url, mime = file?.type }: ThumbnailProps) {
  const isImage = mime?.startsWith('image/');
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {isImage && file && <LocalImage file={file} alt="" className={styles.image} />}
      {isImage && !file && url && (
        <img src={url} alt="" loading="lazy" decoding="async" className={styles.image} />
      )}
      {!(isImage && (file ?? url)) && <span className={styles.kind}>{extensionOf(name)}</span>}
    </span>
  );
}
