import type { Ref } from 'react';
import styles from './Icon.module.css';
import { iconPaths } from './iconPaths';

export type IconName = keyof typeof iconPaths;

/** For the gallery and for whoever lets a person choose one. */
export const iconNames = Object.keys(iconPaths) as IconName[];

interface IconProps {
  ref?: Ref<SVGSVGElement>;
  name: IconName;
  size?: 16 | 20 | 24 | 32;
}

/** Decoration only: the word next to it, or the label of its button, says the same. */
export function Icon({ ref, name, size = 20 }: IconProps) {
  return (
    <svg
      ref={ref}
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
