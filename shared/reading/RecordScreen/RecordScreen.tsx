import type { Crumb } from '@campus/shared/ui/Breadcrumbs';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isMissing } from '@campus/shared/api/isMissing';

interface RecordScreenProps<T> {
  query: UseQueryResult<T>;
  /** Stands for the title until the record is there. */
  loading: string;
  headOf: (record: T) => { title: string; lead?: ReactNode };
  /** Where the record lives now. */
  pathOf: (record: T) => string;
  breadcrumbs?: Crumb[];
  /** The whole screen of an address that leads nowhere. */
  missing: ReactNode;
  skeleton: ReactNode;
  children: (record: T) => ReactNode;
}

/** One record at its address: on its way, there, moved, missing or failed. */
export function RecordScreen<T extends { lang?: string }>(props: RecordScreenProps<T>) {
  const { query, headOf, pathOf, breadcrumbs, missing } = props;
  const { pathname, search, hash } = useLocation();
  const record = query.data;
  if (isMissing(query.error)) return missing;
  // A former address: the reader's history and shared links get the present one.
  if (record !== undefined && pathOf(record) !== pathname)
    return <Navigate to={{ pathname: pathOf(record), search, hash }} replace />;
  const { title, lead } = record === undefined ? { title: props.loading } : headOf(record);
  return (
    <Screen title={title} lang={record?.lang} lead={lead} breadcrumbs={breadcrumbs} display>
      <QueryView query={query} empty={missing} skeleton={props.skeleton}>
        {props.children}
      </QueryView>
    </Screen>
  );
}
