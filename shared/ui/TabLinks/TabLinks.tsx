import type { Ref } from 'react';
import { Link, NavLink } from 'react-router-dom';
import styles from './TabLinks.module.css';

interface Tab {
  to: string;
  label: string;
  count?: number;
  /** For tabs that differ in the query only; paths are compared by themselves. */
  isCurrent?: boolean;
}

interface TabLinksProps {
  label: string;
  tabs: Tab[];
  /** Above a register, whose rows need the room. */
  isTight?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Tabs that are addresses. */
export function TabLinks({ label, tabs, isTight, ref }: TabLinksProps) {
  return (
    <nav ref={ref} className={styles.tabs} data-tight={isTight} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <TabLink {...tab} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ to, label, count, isCurrent }: Tab) {
  const content = (
    <>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
  if (isCurrent === undefined)
    return (
      <NavLink to={to} end className={styles.tab}>
        {content}
      </NavLink>
    );
  return (
    <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </Link>
  );
}
