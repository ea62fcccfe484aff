import type { ReactNode, Ref } from 'react';
import styles from './FactsAside.module.css';

interface FactsAsideProps {
  ref?: Ref<HTMLElement>;
  label: string;
  children: ReactNode;
}

/** What is known of the record beside its text; it stays in view while the text is read. */
export const FactsAside = ({ ref, label, children }: FactsAsideProps) => (
  <aside ref={ref} className={styles.facts} aria-label={label}>
    {children}
  </aside>
);
