import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import type { ReadingFilter } from '@campus/shared/reading/FilterMenu';
import { someOf } from '@campus/shared/reading/someOf';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TopicSearch } from './topicSearch';

/** The topics that an address names, as a filter to show and as the ids that lists are asked with. */
export function useTopics(
  { tag, tagIds }: TopicSearch,
  hrefOf: (change: Partial<TopicSearch>) => string,
) {
  const { t } = useTranslation('media');
  const tags = useCallQuery(listNewsTags);
  const isNamed = tag.length > 0;
  const chosen = tags.data?.filter(({ id, slug }) => tag.includes(slug) || tagIds.includes(id));
  const filter: ReadingFilter = someOf({
    label: t('filter.tags'),
    all: t('filter.anyTag'),
    options: tags.data?.map(({ slug, name }) => ({ id: slug, name })),
    selected: chosen?.map(({ slug }) => slug) ?? tag,
    hrefOf: (slugs) => hrefOf({ tag: slugs, tagIds: [] }),
  });
  const ids = isNamed ? chosen?.map(({ id }) => id) : tagIds;
  return {
    filter,
    /** Missing until the names are known: then nothing is to be asked for. */
    ids,
    /** Whether none of those that the address names is there any more. */
    isGone: isNamed && chosen?.length === 0,
    /** Why they cannot be known, in place of the list. */
    failed: isNamed && tags.isError && !tags.data ? (tags as UseQueryResult<never>) : undefined,
  };
}

export type Topics = ReturnType<typeof useTopics>;
