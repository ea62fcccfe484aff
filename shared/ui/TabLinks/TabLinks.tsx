import type { Ref } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
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
  /** They are parts of one screen with paths of their own: whoever presses one stays where they are. */
  isOneScreen?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Tabs that are addresses. */
export function TabLinks({ label, tabs, isTight, isOneScreen = false, ref }: TabLinksProps) {
  return (
    <nav ref={ref} className={styles.tabs} data-tight={isTight} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <TabLink {...tab} isOneScreen={isOneScreen} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ to, label, count, isCurrent, isOneScreen }: Tab & { isOneScreen: boolean }) {
  const { pathname } = useLocation();
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
    <Link
      to={to}
      className={styles.tab}
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset={isOneScreen}
      state={isOneScreen ? { sameAs: pathname } : undefined}
    >
      {content}
    </Link>
  );
}
