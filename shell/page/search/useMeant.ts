import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import type { Call } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { useFormat } from '@campus/shared/format/useFormat';
import { fieldOf } from '@campus/shared/remote/fieldOf';
import { firstOf } from '@campus/shared/remote/firstOf';
import type { SearchFact } from '@campus/shared/remote/RemoteDeclaration';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import type * as z from 'zod/mini';
import {
  type Find,
  type FoundGroup,
  type SearchedKind,
  shortestWords,
  useSearchKinds,
} from './useSearchKinds';
import { otherLayout } from './startsWords';

interface Answer {
  items: unknown[];
  total: number;
  skip: number;
  size: number;
}

type ListCall = Omit<Call, 'response'> & { response: z.ZodMiniType<Answer> };

/** The list call of a kind, as far as the transport and the cache need it. */
const callOf = ({ call: path, provides, label }: SearchedKind) =>
  ({ method: 'POST', path, summary: label.en, access: 'optional', provides }) as ListCall;

/** Words for what a declared fact leads to; none where the item lacks the field. */
function useFactWords() {
  const { date, dateTime } = useFormat();
  const language = useClientStore((state) => state.currentLanguage);
  return (fact: SearchFact, item: unknown): string | undefined => {
    const text = (name?: string) => name && firstOf(item, [name]);
    if (typeof fact === 'string') return text(fact);
    if ('field' in fact)
      return fact.words[String(fieldOf(item, fact.field))]?.[language] ?? text(fact.otherwise);
    const isDay = 'date' in fact;
    const moment = text(isDay ? fact.date : fact.dateTime);
    return moment && (isDay ? date : dateTime)(moment);
  };
}

function useToFind() {
  const language = useClientStore((state) => state.currentLanguage);
  const wordsOf = useFactWords();
  const languageOf = (item: unknown): LanguageKey => {
    const lang = fieldOf(item, 'lang');
    return lang === 'ru' || lang === 'en' ? lang : language;
  };
  return ({ records, params, title, summary, facts }: SearchedKind, item: unknown): Find[] => {
    const values = Object.entries(params).map(
      ([name, field]) => [name, firstOf(item, [field])] as const,
    );
    // Without an address there is no way to it.
    if (values.some(([, value]) => !value)) return [];
    const to = generatePath(records, Object.fromEntries(values) as Record<string, string>);
    const find = {
      id: firstOf(item, ['id']) ?? to,
      to,
      title: firstOf(item, title) ?? '',
      summary: firstOf(item, summary) ?? '',
      facts: facts.map((fact) => wordsOf(fact, item)).filter((words) => words !== undefined),
      lang: languageOf(item),
    };
    return [find];
  };
}

function groupOf(
  kind: SearchedKind,
  query: UseQueryResult<Answer>,
  toFind: (kind: SearchedKind, item: unknown) => Find[],
): FoundGroup {
  const { items = [], ...page } = query.data ?? { total: 0, skip: 0, size: 0 };
  const status = query.isError ? 'failed' : 'waiting';
  return {
    kind,
    ...page,
    finds: items.flatMap((item) => toFind(kind, item)),
    status: query.data ? 'ready' : status,
    isStale: query.isPlaceholderData,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}

type Pages = (kind: string) => { skip?: number; size: number };

/** Asks for all kinds at once; each answers, or fails, for itself. */
function useFound(words: string, pageOf: Pages): FoundGroup[] {
  const api = useApi();
  const kinds = useSearchKinds();
  const toFind = useToFind();
  // The answers to the words before: they stay in sight while the next ones are on their way.
  const [last, setLast] = useState<readonly (Answer | undefined)[]>([]);
  const enabled = words.length >= shortestWords;
  const queries = useQueries({
    queries: kinds.map((kind, index) => ({
      ...queryOf(api, callOf(kind), { query: pageOf(kind.kind), body: { search: words } }),
      enabled,
      placeholderData: last[index],
    })),
  });
  const latest = queries.map(({ data, isPlaceholderData }, index) =>
    data === undefined || isPlaceholderData ? last[index] : data,
  );
  if (latest.some((answer, index) => answer !== last[index])) setLast(latest);
  if (!enabled) return [];
  return kinds.flatMap((kind, index) => {
    const query = queries[index];
    return query ? [groupOf(kind, query, toFind)] : [];
  });
}

const isAnswered = ({ status, isStale }: FoundGroup) => status !== 'waiting' && !isStale;

/** Searches for the words, and where nothing is found, for what the same keys give in the other layout. */
export function useMeant(words: string, pageOf: Pages) {
  const typed = useFound(words, pageOf);
  const isAsked = words.length >= shortestWords;
  const isNothing =
    isAsked && typed.every((group) => group.status === 'ready' && !group.isStale && !group.total);
  const other = isNothing ? otherLayout(words) : '';
  const meant = useFound(other, pageOf);
  const isMeant = meant.some(({ total }) => total > 0);
  const isWaiting = isAsked && ![...typed, ...meant].every(isAnswered);
  return { words: isMeant ? other : words, groups: isMeant ? meant : typed, isMeant, isWaiting };
}
