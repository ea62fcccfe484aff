import { useState } from 'react';
import styles from './CardPhoto.module.css';

interface CardPhotoProps {
  url: string | null;
  initials: string;
}

/** The initials until the photo has come, and for good where it has not. */
export function CardPhoto({ url, initials }: CardPhotoProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  // A photo from the cache, or from the server's page, is there before anybody listens.
  const onMount = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setLoaded(url);
  };
  return (
    <span className={styles.frame} aria-hidden="true">
      {initials}
      {url && (
        <img
          key={url}
          ref={onMount}
          className={styles.photo}
          src={url}
          alt=""
          decoding="async"
          data-loaded={loaded === url || undefined}
          onLoad={() => setLoaded(url)}
        />
      )}
    </span>
  );
}
