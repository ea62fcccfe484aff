import type { ReactNode, Ref } from 'react';
import styles from './Chip.module.css';

interface ChipProps {
  ref?: Ref<HTMLSpanElement>;
  children: ReactNode;
}

/** A small label, such as a tag; one that filters is a ChipLink. */
export function Chip({ ref, children }: ChipProps) {
  return (
    <span ref={ref} className={styles.chip}>
      {children}
    </span>
  );
}
