import { useFormat } from '@campus/shared/format/useFormat';
import { ColumnMenu } from '@campus/shared/table/ColumnMenu';
import type { Column } from '@campus/shared/table/DataTable';
import { ExportButton, type WriteFile } from '@campus/shared/table/ExportButton';
import type { ColumnChoice } from '@campus/shared/table/useColumns';
import { IconButton } from '@campus/shared/ui/IconButton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadPage } from '../ExportButton/allPages';
import styles from './List.module.css';
import type { Page } from './listCall';
import { SavedViews } from './SavedViews';
import type { Density } from './useDensity';
import type { ListAddress } from './useListAddress';

interface ListHeadProps<R> {
  totalRef: Ref<HTMLParagraphElement>;
  query: UseQueryResult<Page<R>>;
  totalLabel?: (count: number) => string;
  name: string;
  address: ListAddress;
  columns: Column<R>[];
  choice: ColumnChoice<R>;
  density: Density;
  load: LoadPage<R>;
  file: WriteFile | undefined;
  caption: string;
  /** Of the screen. */
  tools: ReactNode;
  isNarrow: boolean;
}

/** How many there are and since when; what can be done with the list as a whole. */
export function ListHead<R>(props: ListHeadProps<R>) {
  const {
    totalRef,
    query,
    totalLabel,
    name,
    address,
    columns,
    choice,
    load,
    file,
    caption,
    isNarrow,
  } = props;
  const { isRoomy, setRoomy } = props.density;
  const { t } = useTranslation('shared');
  const settledRef = useRef(false);
  const total = query.data?.total;
  const words = totalLabel ?? ((count: number) => t('table.total', { count }));
  return (
    <div className={styles.head}>
      <div className={styles.state}>
        <p ref={totalRef} role="status" tabIndex={-1} className={styles.total}>
          {total === undefined ? '' : words(total)}
        </p>
        <Freshness query={query} />
      </div>
      {!isNarrow && (
        <div className={styles.tools}>
          {props.tools}
          <SavedViews list={name} address={address} choice={choice} settledRef={settledRef} />
          <span className={styles.density}>
            <IconButton
              icon="rows"
              label={t('table.roomy')}
              aria-pressed={isRoomy}
              onClick={() => setRoomy(!isRoomy)}
            />
          </span>
          <ColumnMenu columns={columns} hidden={choice.hidden} onHide={choice.hide} />
          {!!total && (
            <ExportButton list={caption} columns={choice.shown} load={load} file={file} />
          )}
        </div>
      )}
    </div>
  );
}

function Freshness({ query }: { query: UseQueryResult<unknown> }) {
  const { t } = useTranslation('shared');
  const { time } = useFormat();
  const { data, dataUpdatedAt, isFetching, isError, refetch } = query;
  if (data === undefined) return null;
  const asOf = t('table.asOf', { time: time(new Date(dataUpdatedAt).toISOString()) });
  return (
    <>
      {dataUpdatedAt > 0 && <span className={styles.time}>{asOf}</span>}
      <IconButton
        icon="retry"
        label={t('table.refresh')}
        title={`${t('table.refresh')} (${asOf})`}
        aria-busy={isFetching || undefined}
        onClick={() => void (isFetching || refetch())}
      />
      <span role="status" className={styles.warning}>
        {isError && t('table.notRefreshed')}
      </span>
    </>
  );
}
