import { AddressText } from '@campus/shared/ui/AddressText';
import { Breadcrumbs, type Crumb } from '@campus/shared/ui/Breadcrumbs';
import { useEntrance } from '@campus/shared/ui/useEntrance';
import { usePane } from '@campus/shared/ui/usePane';
import { useId, type ReactNode, type Ref } from 'react';
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
  const { title, lang, lead, actions, beside, breadcrumbs, ref } = props;
  const { width = 'wide', display, state } = props;
  const pane = usePane();
  const isEntrance = useEntrance();
  const ownId = useId();
  // Whoever comes to a page is led to this heading; beside its list that is the record’s.
  const id = pane === 'list' ? ownId : 'screen-title';
  const Heading = pane === 'item' ? 'h2' : 'h1';
  return (
    <section
      ref={ref}
      className={styles.screen}
      data-width={width}
      data-display={display || undefined}
      data-state={state}
      data-entrance={isEntrance || undefined}
      aria-labelledby={id}
    >
      <header className={styles.header}>
        {breadcrumbs && pane !== 'item' && <Breadcrumbs crumbs={breadcrumbs} />}
        <div className={styles.row}>
          <div className={styles.words}>
            <div className={styles.line}>
              <Heading id={id} lang={lang} tabIndex={-1} className={styles.title}>
                <AddressText>{title}</AddressText>
              </Heading>
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
