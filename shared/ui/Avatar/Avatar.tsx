import { useState, type Ref } from 'react';
import styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: 's' | 'm' | 'l';
  ref?: Ref<HTMLSpanElement>;
}

const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** A face or two letters; the name itself always stands next to it. */
export function Avatar({ name, src, size = 'm', ref }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const face = src && src !== broken ? src : null;
  // One that failed before the page came alive told nobody.
  const onMount = (image: HTMLImageElement | null) => {
    if (face && image?.complete && image.naturalWidth === 0) setBroken(face);
  };
  return (
    <span ref={ref} className={styles.avatar} data-size={size} aria-hidden="true">
      {face ? (
        <img
          ref={onMount}
          className={styles.image}
          src={face}
          alt=""
          onError={() => setBroken(face)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
