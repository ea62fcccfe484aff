import { useActionBar } from '@campus/shared/ui/useActionBar';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  ref?: Ref<HTMLDivElement>;
  /** What the buttons are called together. */
  label: string;
  /** How many rows it is about, or how far it is: announced. */
  status?: ReactNode;
  /** Beside them: to stop, or to let the choice go. */
  end?: ReactNode;
  /** Above them, at once: what went wrong. */
  alert?: ReactNode;
  /** False: nothing is seen of it, and what `status` says next is heard. */
  isOpen?: boolean;
  children: ReactNode;
}

/** The buttons go with the choice: before they do, the bar takes the focus from them. */
function FocusKeeper({ bar }: { bar: RefObject<HTMLElement | null> }) {
  useLayoutEffect(
    () => () => {
      const place = bar.current;
      if (place?.contains(document.activeElement)) place.focus({ preventScroll: true });
    },
    [bar],
  );
  return null;
}

/** What can be done with rows of a table, in sight at the lower edge however long the table is. */
export function ActionBar(props: ActionBarProps) {
  const { ref, label, status, end, alert, isOpen = true, children } = props;
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => bar.current);
  useActionBar(bar);
  return (
    <div ref={bar} tabIndex={-1} className={styles.place} data-open={isOpen || undefined}>
      {alert && (
        <div role="alert" className={styles.alert}>
          {alert}
        </div>
      )}
      <div className={isOpen ? styles.bar : 'visually-hidden'}>
        <p role="status" className={styles.count}>
          {status}
        </p>
        {isOpen && (
          <>
            {/* First, as it is taken out first. */}
            <FocusKeeper bar={bar} />
            <div role="group" aria-label={label} className={styles.actions}>
              {children}
            </div>
            {end}
          </>
        )}
      </div>
    </div>
  );
}
