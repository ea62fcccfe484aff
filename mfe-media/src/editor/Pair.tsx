import type { ReactNode } from 'react';
import styles from './Pair.module.css';

/** Two short fields beside each other where there is room for both. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
