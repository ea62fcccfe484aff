import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { ListFilters } from '@campus/shared/reading/ListFilters';
import { TagFilter } from '../reading/TagFilter';
import { PagedCards } from '@campus/shared/reading/PagedCards';
import { NewsGrid } from './NewsGrid';
import { NewsGridSkeleton } from './NewsGridSkeleton';
import { newsPerPage, newsSearch, type NewsSearch } from './newsSearch';
import { NoNews } from './NoNews';

/** For feed readers: a file of the server and no screen, in the language of the page. */
function FeedLink() {
  const { t } = useTranslation('media');
  const language = useClientStore((state) => state.currentLanguage);
  return (
    <ButtonLink
      to={mediaPaths.newsFeed(language)}
      reloadDocument
      variant="ghost"
      size="s"
      type="application/rss+xml"
    >
      {t('news.feed')}
    </ButtonLink>
  );
}

interface NewsFilterProps {
  filter: NewsSearch;
  hrefOf: (change: Partial<NewsSearch>) => string;
}

function NewsFilter({ filter, hrefOf }: NewsFilterProps) {
  const { t } = useTranslation('media');
  return (
    <ListFilters label={t('news.search')} placeholder={t('news.placeholder')}>
      <TagFilter selected={filter.tagIds} hrefOf={(tagIds) => hrefOf({ tagIds })} />
    </ListFilters>
  );
}

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
