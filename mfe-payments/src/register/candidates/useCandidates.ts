import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { filterCandidates } from '@campus/shared/contract/payments/calls';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

type Answer = CallOutput<typeof filterCandidates>;
export type Candidate = Answer['items'][number];
export type CandidatesFilter = NonNullable<CallInput<typeof filterCandidates>['body']>;

type Query = NonNullable<CallInput<typeof filterCandidates>['query']>;
export type CandidatesOrder = Pick<Query, 'sort' | 'asc'>;

/** The most that the server gives at once. */
const size = 100;

interface Loaded {
  items: Candidate[];
  total: number;
}

/**
 * What has come of the pages, as one list, the same one until more has come; it is there with its first
 * page.
 */
function joined(pages: readonly UseQueryResult<Answer>[]) {
  const [first] = pages;
  const known = pages.flatMap(({ data }) => (data ? [data] : []));
  const data = first?.data && {
    items: known.flatMap(({ items }) => items),
    total: known.at(-1)?.total ?? 0,
  };
  // What failed is the first page's: without it there is nothing to go on from.
  return { query: { ...first, data } as UseQueryResult<Loaded>, last: pages.at(-1) };
}

/**
 * The people whom a filter finds in a register, page by page as somebody reads on. Another filter
 * begins anew.
 */
export function useCandidates(id: string, filter: CandidatesFilter, order: CandidatesOrder) {
  const api = useApi();
  const scope = JSON.stringify([id, filter]);
  // Whom somebody has chosen stays chosen in another order; the pages begin anew.
  const list = JSON.stringify([scope, order]);
  const [state, setState] = useState({ list, count: 1 });
  const count = state.list === list ? state.count : 1;
  const { query, last } = useQueries({
    queries: Array.from({ length: count }, (_, page) =>
      queryOf(api, filterCandidates, {
        params: { id },
        query: { skip: page * size, size, ...order },
        body: filter,
      }),
    ),
    combine: joined,
  });
  const items = query.data?.items;
  const loaded = items?.length ?? 0;
  const seen = useRef(new Map<string, Candidate>());
  useEffect(() => {
    for (const one of items ?? []) seen.current.set(one.human.id, one);
  }, [items]);
  return {
    scope,
    query,
    /** Everybody read so far: who was chosen in another order may be on no page of this one. */
    seen,
    isLoadingMore: count > 1 && last?.isPending === true,
    hasFailed: count > 1 && last?.isError === true,
    /** Asks for the next page, or again for the one that failed. */
    more:
      query.data && loaded < query.data.total
        ? () => {
            if (last?.isError) void last.refetch();
            else if (last?.data) setState({ list, count: count + 1 });
          }
        : undefined,
  };
}
