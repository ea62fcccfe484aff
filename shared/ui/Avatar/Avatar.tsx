import { Picture } from '@campus/shared/ui/Picture';
import { useState, type Ref } from 'react';
import styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
  photo?: { url: string; width?: number; height?: number } | null;
  size?: 's' | 'm' | 'l';
  ref?: Ref<HTMLSpanElement>;
}

const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0].toUpperCase())
    .join('');

const sizes = { s: '32px', m: '40px', l: '72px' };

/** A face or two letters; the name itself always stands next to it. */
export function Avatar({ name, photo, size = 'm', ref }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const face = photo && photo.url !== broken ? photo : null;
  // One that failed before the page came alive told nobody.
  const onMount = (image: HTMLImageElement | null) => {
    if (face && image?.complete && image.naturalWidth === 0) setBroken(face.url);
  };
  return (
    <span ref={ref} className={styles.avatar} data-size={size} aria-hidden="true">
      {face ? (
        <Picture
          ref={onMount}
          {...face}
          alt=""
          sizes={sizes[size]}
          fit="cover"
          onError={() => setBroken(face.url)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
