import type { SearchKind } from '@campus/shared/remote/RemoteDeclaration';
import { useMemo } from 'react';
import type { PlannedRemote } from '../remotes/Plan';
import { useRemotes } from '../remotes/useRemotes';

/** A kind with what its route says: which call lists the records, and how each is addressed. */
export interface SearchedKind extends SearchKind {
  call: `/api/${string}`;
  params: Readonly<Record<string, string>>;
}

const kindsOf = ({ declaration: { routes, search } }: PlannedRemote): SearchedKind[] =>
  (search?.kinds ?? []).flatMap((kind) => {
    const list = routes.find(({ path }) => path === kind.records)?.list;
    return list ? [{ ...kind, call: list.call, params: list.params }] : [];
  });

/** What is searched, in the order in which it is shown. */
export function useSearchKinds(): SearchedKind[] {
  const { planned } = useRemotes();
  return useMemo(() => planned.flatMap(kindsOf).toSorted((a, b) => a.order - b.order), [planned]);
}
