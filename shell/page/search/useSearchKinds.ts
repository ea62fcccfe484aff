import type { SearchKind } from '@campus/shared/remote/RemoteDeclaration';
import { useMemo } from 'react';
import type { PlannedRemote } from '../loading/Plan';
import { useRemotes } from '../remotes/useRemotes';
import type { LanguageKey } from '@campus/shared/contract/fields';

/** Characters; a single one would find nearly every record. */
export const shortestWords = 2;

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

/** Something that was found, whatever it is. */
export interface Find {
  id: string;
  to: string;
  title: string;
  /** What it is about. */
  summary: string;
  /** When, where, or of which category. */
  facts: string[];
  /** Which language the title is in. */
  lang: LanguageKey;
}

/** What was found of one kind; another kind that fails does not take it away. */
export interface FoundGroup {
  kind: SearchedKind;
  finds: Find[];
  total: number;
  skip: number;
  size: number;
  status: 'waiting' | 'failed' | 'ready';
  /** An answer to the words before, while the next one is on its way. */
  isStale: boolean;
  isRetrying: boolean;
  retry: () => void;
}
