import type { ReactNode } from 'react';
import styles from './FactsAside.module.css';

interface FactsAsideProps {
  label: string;
  children: ReactNode;
}

/** What is known of the record beside its text; it stays in view while the text is read. */
export const FactsAside = ({ label, children }: FactsAsideProps) => (
  <aside className={styles.facts} aria-label={label}>
    {children}
  </aside>
);
