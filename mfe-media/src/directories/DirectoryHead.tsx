import type { Column } from '@campus/shared/table/DataTable';
import { ExportButton } from '@campus/shared/table/ExportButton';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import styles from './DirectoryHead.module.css';

interface DirectoryHeadProps<E> {
  caption: string;
  columns: Column<E>[];
  /** Those in sight, in their order. */
  entries: E[];
}

/** How many of a directory are in sight, and they as a file. */
export function DirectoryHead<E>({ caption, columns, entries }: DirectoryHeadProps<E>) {
  const { t } = useTranslation('shared');
  const count = entries.length;
  return (
    <Stack direction="row" align="center" justify="between">
      <p role="status" className={styles.total}>
        {t('table.total', { count })}
      </p>
      {count > 0 && (
        <ExportButton
          list={caption}
          columns={columns}
          load={({ skip, size }) =>
            Promise.resolve({ items: entries.slice(skip, skip + size), total: count })
          }
        />
      )}
    </Stack>
  );
}
