import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterNews } from '@campus/shared/contract/news';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { PagedCards } from '../list/PagedCards';
import { FeedLink } from './FeedLink';
import { NewsFilter } from './NewsFilter';
import { NewsGrid } from './NewsGrid';
import { NewsGridSkeleton } from './NewsGridSkeleton';
import { newsPerPage, newsSearch } from './newsSearch';
import { NoNews } from './NoNews';

export function NewsListScreen() {
  const { t } = useTranslation('media');
  const [filter, , hrefOf] = useFilter(newsSearch);
  const { skip, search, tagIds } = filter;
  const isFiltered = Boolean(search) || tagIds.length > 0 || skip > 0;
  const news = useCallQuery(filterNews, {
    query: { skip, size: newsPerPage },
    body: { search: search || undefined, tagIds: tagIds.length > 0 ? tagIds : undefined },
  });
  const noFilter = hrefOf({ search: undefined, tagIds: [] });

  return (
    <Screen title={t('news.title')} lead={t('news.lead')} actions={<FeedLink />} display>
      <Stack gap={6}>
        <NewsFilter filter={filter} hrefOf={hrefOf} />
        <PagedCards
          query={news}
          resetHref={isFiltered ? noFilter : undefined}
          none={<NoNews />}
          skeleton={<NewsGridSkeleton isFirstWide={!isFiltered} />}
          hrefOf={(next) => hrefOf({ skip: next })}
        >
          {(items) => (
            <NewsGrid
              items={items}
              isFirstWide={!isFiltered}
              isStale={news.isPlaceholderData}
              isAtTop
            />
          )}
        </PagedCards>
      </Stack>
    </Screen>
  );
}
