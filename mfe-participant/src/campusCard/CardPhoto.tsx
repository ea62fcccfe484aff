import type { CampusCard } from '@campus/shared/contract/cards/calls';
import { useState, type Ref } from 'react';
import styles from './CardPhoto.module.css';
import { useHolder } from './useHolder';

interface CardPhotoProps {
  card: Pick<CampusCard, 'photoUrl' | 'holder'>;
  ref?: Ref<HTMLSpanElement>;
}

/** The initials until the photo has come, and for good where it has not. */
export function CardPhoto({ card, ref }: CardPhotoProps) {
  const { photoUrl: url } = card;
  const { firstName, lastName } = useHolder(card.holder);
  const [loaded, setLoaded] = useState<string | null>(null);
  // A photo from the cache, or from the server's page, is there before anybody listens.
  const onMount = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setLoaded(url);
  };
  return (
    <span ref={ref} className={styles.frame} aria-hidden="true">
      {firstName.charAt(0) + lastName.charAt(0)}
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
