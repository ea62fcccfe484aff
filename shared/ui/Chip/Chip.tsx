import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipProps {
  children: ReactNode;
}

/** A small label, such as a tag; one that filters is a ChipLink. */
export function Chip({ children }: ChipProps) {
  return <span className={styles.chip}>{children}</span>;
}
