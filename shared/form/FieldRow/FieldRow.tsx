import type { ReactNode, Ref } from 'react';
import styles from './FieldRow.module.css';

interface FieldRowProps {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Fields beside each other where there is room: their controls stand on one line, however long a label is. */
export const FieldRow = ({ ref, children }: FieldRowProps) => (
  <div ref={ref} className={styles.row}>
    {children}
  </div>
);
