import { AddressText } from '@campus/shared/ui/AddressText';
import type { ReactNode, Ref } from 'react';
import styles from './SummaryList.module.css';

interface SummaryItem {
  term: string;
  value: ReactNode;
  /** A link that changes this answer. */
  action?: ReactNode;
}

interface SummaryListProps {
  items: SummaryItem[];
  ref?: Ref<HTMLDListElement>;
}

/** Facts by name: a record, or answers to check before sending. */
export function SummaryList({ items, ref }: SummaryListProps) {
  return (
    <dl ref={ref} className={styles.list}>
      {items.map(({ term, value, action }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            {typeof value === 'string' ? <AddressText>{value}</AddressText> : (value ?? '—')}
          </dd>
          {action && <dd className={styles.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
