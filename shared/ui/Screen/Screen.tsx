import { Breadcrumbs, type Crumb } from '@campus/shared/ui/Breadcrumbs';
import type { ReactNode, Ref } from 'react';
import styles from './Screen.module.css';

interface ScreenProps {
  title: string;
  /** Of the title, where it may differ from the page's. */
  lang?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** A small link on the line of the title, on a phone as well. */
  beside?: ReactNode;
  breadcrumbs?: Crumb[];
  width?: 'narrow' | 'wide';
  /** A headline of 48 px on large screens: for public pages, not for work lists. */
  display?: boolean;
  /** Why something else stands here than what the address is for. */
  state?: 'notFound' | 'noAccess' | 'signedOut';
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** What stands at an address. The layout around it owns <main>. */
export function Screen(props: ScreenProps) {
  const {
    title,
    lang,
    lead,
    actions,
    beside,
    breadcrumbs,
    width = 'wide',
    display,
    state,
    ref,
  } = props;
  return (
    <section
      ref={ref}
      className={styles.screen}
      data-width={width}
      data-display={display || undefined}
      data-state={state}
      aria-labelledby="screen-title"
    >
      <header className={styles.header}>
        {breadcrumbs && <Breadcrumbs crumbs={breadcrumbs} />}
        <div className={styles.row}>
          <div className={styles.words}>
            <div className={styles.line}>
              <h1 id="screen-title" lang={lang} tabIndex={-1} className={styles.title}>
                {title}
              </h1>
              {beside}
            </div>
            {lead && <div className={styles.lead}>{lead}</div>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </header>
      {props.children}
    </section>
  );
}
