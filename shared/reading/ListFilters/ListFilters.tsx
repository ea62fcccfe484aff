import { SearchField } from '@campus/shared/ui/SearchField';
import { Stack } from '@campus/shared/ui/Stack';
import type { ReactNode, Ref } from 'react';
import styles from './ListFilters.module.css';

interface ListFiltersProps {
  ref?: Ref<HTMLDivElement>;
  label: string;
  placeholder: string;
  /** What narrows the list besides words. */
  children: ReactNode;
}

/** What a list is asked for; all of it stands in the address. */
export const ListFilters = ({ ref, label, placeholder, children }: ListFiltersProps) => (
  <Stack ref={ref} gap={4}>
    <div className={styles.search}>
      <SearchField label={label} placeholder={placeholder} />
    </div>
    <div className={styles.rows}>{children}</div>
  </Stack>
);
