import { pictureWidths } from '@campus/shared/contract/pictureWidths';
import type { Ref } from 'react';
import styles from './Picture.module.css';

/** Files of which the server has narrower copies. */
const narrowable = /^\/api\/files\/(public|partner-logo)\/[\w-]+\.(jpg|png|webp)$/;

/** The picture in every width up to its own, for the browser to choose from. */
function srcSetOf(url: string, width: number | undefined) {
  if (!width || !narrowable.test(url)) return undefined;
  const enough = pictureWidths.findIndex((one) => one >= width);
  return pictureWidths
    .slice(0, enough < 0 ? undefined : enough + 1)
    .map((one) => `${url}?width=${one} ${Math.min(one, width)}w`)
    .join(', ');
}

interface PictureProps {
  url: string;
  /** Empty where words beside it say the same. */
  alt: string;
  /** Of the file, in pixels: they keep its place, and no copy is wider. */
  width?: number;
  height?: number;
  /** How wide it is drawn, in the words of the attribute: the browser takes the copy that fits. */
  sizes: string;
  /** Fills the positioned box around it, cut to its shape or whole; else it is as wide as it is. */
  fit?: 'cover' | 'contain';
  /** Among the first things seen: it is fetched at once and before others. */
  isFirst?: boolean;
  onError?: () => void;
  ref?: Ref<HTMLImageElement>;
}

/** A picture of our own files, no heavier than its place on the screen needs. */
export function Picture({ url, alt, width, sizes, fit, isFirst, ref, ...rest }: PictureProps) {
  const srcSet = srcSetOf(url, width);
  return (
    // `sizes` and `srcSet` go before `src`, or some browsers fetch that one first.
    <img
      {...rest}
      alt={alt}
      ref={ref}
      className={styles.picture}
      data-fit={fit}
      width={width}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={url}
    />
  );
}
