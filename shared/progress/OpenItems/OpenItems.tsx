import { languageOf } from '@campus/shared/format/languageOf';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type Ref } from 'react';
import styles from './OpenItems.module.css';

interface OpenItem {
  id: string;
  title: string;
  /** Where it stands, or by when something happens. */
  facts: string;
  /** Where it stands by itself. */
  to?: string;
}

interface OpenItemsProps<T> {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** Where all of them are, those that are over included. */
  all: { to: string; label: string };
  query: UseQueryResult<T>;
  itemsOf: (data: T) => readonly OpenItem[];
  emptyText: string;
}

/** What is not over yet, in a small card beside a page. */
export function OpenItems<T>({ ref, title, all, query, itemsOf, emptyText }: OpenItemsProps<T>) {
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
        isEmpty={(data) => itemsOf(data).length === 0}
        empty={<p className={styles.facts}>{emptyText}</p>}
        skeleton={<SkeletonText lines={2} />}
      >
        {(data) => (
          <Stack as="ul" gap={3}>
            {itemsOf(data).map((item) => (
              <li key={item.id}>
                <p className={styles.item} lang={languageOf(item.title)}>
                  {item.to ? (
                    <TextLink to={item.to} quiet>
                      {item.title}
                    </TextLink>
                  ) : (
                    item.title
                  )}
                </p>
                <p className={styles.facts}>{item.facts}</p>
              </li>
            ))}
          </Stack>
        )}
      </QueryView>
    </Surface>
  );
}
