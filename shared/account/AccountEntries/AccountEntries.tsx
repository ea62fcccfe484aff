import type { ReactNode, Ref } from 'react';
import styles from './AccountEntries.module.css';

interface AccountEntry {
  id: string;
  title: string;
  /** What it is, where its title does not say it all. */
  text?: string;
  facts: readonly ReactNode[];
  actions?: ReactNode;
}

interface AccountEntriesProps {
  ref?: Ref<HTMLUListElement>;
  entries: readonly AccountEntry[];
}

/** What belongs to an account one by one, such as its sessions or consents, with what can be done about each. */
export function AccountEntries({ ref, entries }: AccountEntriesProps) {
  return (
    <ul ref={ref} className={styles.list}>
      {entries.map(({ id, title, text, facts, actions }) => (
        <li key={id} className={styles.entry} aria-labelledby={`entry-${id}`}>
          <h3 id={`entry-${id}`} className={styles.title}>
            {title}
          </h3>
          {text && <p>{text}</p>}
          {facts.map((fact, place) => (
            <p key={place} className={styles.facts}>
              {fact}
            </p>
          ))}
          {actions}
        </li>
      ))}
    </ul>
  );
}
