import type { ReactNode, Ref } from 'react';
import styles from './ReadingLayout.module.css';

interface ReadingLayoutProps {
  ref?: Ref<HTMLElement>;
  cover?: ReactNode;
  /** Stands beside the text where there is room, else before it; without one the text is alone. */
  aside?: ReactNode;
  /** The text is what matters most: the aside comes after it. */
  isAsideLast?: boolean;
  children: ReactNode;
  /** Sticks to the lower edge of the window while the record is read. */
  bar?: ReactNode;
  /** What to read next. */
  next?: ReactNode;
}

export function ReadingLayout(props: ReadingLayoutProps) {
  const { ref, cover, aside, isAsideLast, children, bar, next } = props;
  const place = isAsideLast ? 'last' : 'first';
  return (
    <article ref={ref} className={styles.article}>
      <div>
        <div className={styles.columns} data-aside={aside ? place : undefined}>
          {cover && <div className={styles.cover}>{cover}</div>}
          {place === 'first' && aside}
          <div className={styles.text}>{children}</div>
          {place === 'last' && aside}
        </div>
        {bar}
      </div>
      {next}
    </article>
  );
}
