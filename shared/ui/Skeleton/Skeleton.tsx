import type { Ref } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  radius?: 's' | 'm' | 'l' | 'full';
  ref?: Ref<HTMLSpanElement>;
}

/** The shape of what is coming; the words are said once, by QueryView. */
export function Skeleton({ width, height, radius = 's', ref }: SkeletonProps) {
  return (
    <span
      ref={ref}
      className={styles.skeleton}
      data-radius={radius}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
