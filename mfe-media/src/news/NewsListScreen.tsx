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
import { useTopics } from '../reading/useTopics';
import { PagedCards } from '@campus/shared/reading/PagedCards';
import { NewsGrid } from './NewsGrid';
import { NewsGridSkeleton } from './NewsGridSkeleton';
import { newsPerPage, newsSearch, noNewsFilter } from './newsSearch';
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

export function NewsListScreen() {
  const { t } = useTranslation('media');
  const [filter, , hrefOf] = useFilter(newsSearch);
  const { skip, search } = filter;
  const topics = useTopics(filter, hrefOf);
  const isFiltered = Boolean(search) || topics.ids?.length !== 0 || skip > 0;
  const news = useCallQuery(
    filterNews,
    {
      query: { skip, size: newsPerPage },
      body: { search, tagIds: topics.ids?.length ? topics.ids : undefined },
    },
    { enabled: topics.ids !== undefined },
  );
  const noFilter = hrefOf(noNewsFilter);

  return (
    <Screen title={t('news.title')} lead={t('news.lead')} beside={<FeedLink />} display>
      <Stack gap={6}>
        <ListFilters
          label={t('news.search')}
          placeholder={t('news.placeholder')}
          filters={[topics.filter]}
          resetTo={noFilter}
        />
        <PagedCards
          query={topics.failed ?? news}
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
