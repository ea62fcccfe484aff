import { ApiError } from '@campus/shared/api/ApiError';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { ErrorState } from '@campus/shared/ui/ErrorState';
import { NoAccess } from '@campus/shared/ui/NoAccess';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface QueryViewProps<T> {
  query: UseQueryResult<T>;
  isEmpty?: (data: T) => boolean;
  empty: ReactNode;
  skeleton: ReactNode;
  /** Of a list with a filter: how many fit it, which is said aloud; nothing while all are shown. */
  found?: (data: T) => number | undefined;
  children: (data: T) => ReactNode;
}

/** The only place that decides between content, empty, error, no access and loading. */
export function QueryView<T>({ found, ...props }: QueryViewProps<T>) {
  return (
    <>
      {found && <FoundNews query={props.query} found={found} />}
      <State {...props} />
    </>
  );
}

/** Rows that change say nothing to whoever does not see them. */
function FoundNews<T>({ query, found }: Required<Pick<QueryViewProps<T>, 'query' | 'found'>>) {
  const { t } = useTranslation('shared');
  const { data, isPlaceholderData } = query;
  const count = data === undefined || isPlaceholderData ? undefined : found(data);
  return (
    <p role="status" className="visually-hidden">
      {count === 0 ? t('nothingFound.cards.title') : count && t('table.total', { count })}
    </p>
  );
}

function State<T>({ query, isEmpty, empty, skeleton, children }: Omit<QueryViewProps<T>, 'found'>) {
  const { t } = useTranslation('shared');
  // Data first: a failed background refresh must not take away what is already on the screen.
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (query.isError) return <Failure query={query} />;
  if (query.fetchStatus === 'paused') return <Offline />;
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div aria-hidden="true" inert>
        {skeleton}
      </div>
    </div>
  );
}

/** No button: what waits for the network goes on by itself. */
function Offline() {
  const { t } = useTranslation('shared');
  return (
    <div role="status">
      <EmptyState icon="offline" title={t('offline.title')} text={t('offline.text')} />
    </div>
  );
}

function Failure({ query }: { query: UseQueryResult<unknown> }) {
  const known = query.error instanceof ApiError ? query.error : undefined;
  if (known?.status === 403) return <NoAccess text={known.message} />;
  return (
    <ErrorState
      text={known?.message}
      requestId={known?.requestId}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
