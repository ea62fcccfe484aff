import type { ReactNode, Ref } from 'react';
import styles from './TableBar.module.css';

interface TableBarProps {
  ref?: Ref<HTMLDivElement>;
  /** The field by whose words rows are found. */
  search: ReactNode;
  /** What narrows or orders them. */
  choices?: ReactNode;
  /** How many there are; nothing until that is known. */
  total?: string;
  /** What can be done with all of them. */
  tools?: ReactNode;
}

/** What stands above a table that comes whole: one line where there is room for one. */
export const TableBar = ({ ref, search, choices, total, tools }: TableBarProps) => (
  <div ref={ref} className={styles.bar}>
    <div className={styles.search}>{search}</div>
    {choices && <div className={styles.choices}>{choices}</div>}
    <p role="status" className={styles.total}>
      {total}
    </p>
    {tools && <div className={styles.tools}>{tools}</div>}
  </div>
);
