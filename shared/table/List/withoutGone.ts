import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from './listCall';

/** An answer as it would be after the next question: without the rows that are no more. */
export function withoutGone<R>(
  query: UseQueryResult<Page<R>>,
  isGone: ((row: R) => boolean) | undefined,
): UseQueryResult<Page<R>> {
  const { data } = query;
  const items = isGone && data?.items.filter((row) => !isGone(row));
  if (!data || !items || items.length === data.items.length) return query;
  const total = data.total - (data.items.length - items.length);
  return { ...query, data: { items, total } };
}
