import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './AsideCard.module.css';

export interface AsideCardProps<T> {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** Where all of them are. */
  all: { to: string; label: string };
  query: UseQueryResult<T>;
  isEmpty: (data: T) => boolean;
  emptyText: string;
  children: (data: T) => ReactNode;
}

/** A few records of a kind in a small card beside a page, with the way to all of them. */
export function AsideCard<T>(props: AsideCardProps<T>) {
  const { ref, title, all, query, isEmpty, emptyText, children } = props;
  const heading = useId();
  return (
    <Surface ref={ref} as="section" aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <TextLink to={all.to}>{all.label}</TextLink>
      </header>
      <QueryView
        query={query}
        isEmpty={isEmpty}
        empty={<p className={styles.empty}>{emptyText}</p>}
        skeleton={<SkeletonText lines={2} />}
      >
        {children}
      </QueryView>
    </Surface>
  );
}
