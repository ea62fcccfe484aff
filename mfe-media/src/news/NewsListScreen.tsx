import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterNews } from '@campus/shared/contract/news';
import { Pagination } from '@campus/shared/ui/Pagination';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { NewsFilter } from './NewsFilter';
import { NewsGrid } from './NewsGrid';
import { NewsGridSkeleton } from './NewsGridSkeleton';
import { newsPerPage, newsSearch } from './newsSearch';
import { NoNews } from './NoNews';

export function NewsListScreen() {
  const { t } = useTranslation('media');
  const [filter, , hrefOf] = useFilter(newsSearch);
  const { skip, search, tagIds } = filter;
  const isFiltered = Boolean(search) || tagIds.length > 0;
  const news = useCallQuery(filterNews, {
    query: { skip, size: newsPerPage },
    body: { search: search || undefined, tagIds: tagIds.length > 0 ? tagIds : undefined },
  });
  const noFilter = hrefOf({ search: undefined, tagIds: [] });
  const isFeatured = skip === 0 && !isFiltered;

  return (
    <Screen title={t('list.title')} lead={t('list.lead')} display>
      <Stack gap={6}>
        <NewsFilter filter={filter} hrefOf={hrefOf} />
        <QueryView
          query={news}
          isEmpty={(page) => page.items.length === 0}
          empty={<NoNews resetHref={isFiltered || skip > 0 ? noFilter : undefined} />}
          skeleton={<NewsGridSkeleton isFeatured={isFeatured} />}
        >
          {(page) => (
            <>
              <NewsGrid
                items={page.items}
                isFeatured={isFeatured}
                isStale={news.isPlaceholderData}
              />
              <Pagination
                total={page.total}
                skip={page.skip}
                size={page.size}
                hrefOf={(to) => hrefOf({ skip: to })}
              />
            </>
          )}
        </QueryView>
      </Stack>
    </Screen>
  );
}
