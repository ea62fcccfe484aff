import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { paths } from '@campus/shared/paths';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FoundGroup, Find } from './Find';
import { otherLayout } from './otherLayout';
import { shortestWords, type SearchKind } from './searchKinds';

interface Answer<T> {
  items: T[];
  total: number;
  skip: number;
  size: number;
}

function groupOf<T>(
  kind: SearchKind,
  query: UseQueryResult<Answer<T>>,
  toFind: (item: T) => Find,
): FoundGroup {
  const { items = [], ...page } = query.data ?? { total: 0, skip: 0, size: 0 };
  const status = query.isError ? 'failed' : 'waiting';
  return {
    kind,
    ...page,
    finds: items.map(toFind),
    status: query.data ? 'ready' : status,
    isStale: query.isPlaceholderData,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}

type Pages = (kind: SearchKind) => { skip?: number; size: number };

/** Asks for all kinds at once; each answers, or fails, for itself. */
function useFound(words: string, pageOf: Pages): FoundGroup[] {
  const { t } = useTranslation('shell');
  const { date, dateTime } = useFormat();
  const options = { enabled: words.length >= shortestWords };
  const inputOf = (kind: SearchKind) => ({ query: pageOf(kind), body: { search: words } });
  const news = useCallQuery(filterNews, inputOf('news'), options);
  const events = useCallQuery(filterEvents, inputOf('events'), options);
  const pages = useCallQuery(filterInfoPages, inputOf('pages'), options);
  const partners = useCallQuery(filterPartners, inputOf('partners'), options);
  if (!options.enabled) return [];

  return [
    groupOf('news', news, ({ publishAt, ...item }) => ({
      ...item,
      to: paths.newsItem(item.url),
      facts: publishAt ? [date(publishAt)] : [],
    })),
    groupOf('events', events, ({ place, startsAt, isOnline, ...item }) => ({
      ...item,
      to: paths.event(item.url),
      facts: [dateTime(startsAt), isOnline ? t('search.online') : place],
    })),
    groupOf('pages', pages, (item) => ({
      ...item,
      to: paths.infoPage(item.url),
      facts: [t(`search.sections.${item.section}`)],
    })),
    groupOf('partners', partners, ({ category, ...partner }) => ({
      ...partner,
      to: paths.partner(partner.id),
      title: partner.name,
      summary: partner.description ?? partner.terms,
      facts: [category.name],
    })),
  ];
}

const isAnswered = ({ status, isStale }: FoundGroup) => status !== 'waiting' && !isStale;

/** Searches for the words, and where nothing is found, for what the same keys give in the other layout. */
export function useMeant(words: string, pageOf: Parameters<typeof useFound>[1]) {
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
