import styles from './Icon.module.css';
import { iconPaths } from './iconPaths';

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  size?: 16 | 20 | 24 | 32;
}

/** Decoration only: the word next to it, or the label of its button, says the same. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
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
