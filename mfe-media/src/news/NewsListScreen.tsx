import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { ListFilters } from '@campus/shared/reading/ListFilters';
import { PagedCards } from '@campus/shared/reading/PagedCards';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { urlCount, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { GoneTopic } from '../reading/GoneTopic';
import { noTopics, topicSearch } from '../reading/topicSearch';
import { useTopics } from '../reading/useTopics';
import { NewsGrid, NewsGridSkeleton, NoNews } from './NewsGrid';

/** What the address of the list says. */
const newsSearch = { skip: urlCount, search: urlText, ...topicSearch };

type NewsSearch = { [K in keyof typeof newsSearch]: ReturnType<(typeof newsSearch)[K]> };

const noNewsFilter = { search: undefined, ...noTopics } satisfies Partial<NewsSearch>;

/** One wide card and rows of two or three others: the last row is full at every width. */
const newsPerPage = 13;

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
        <GoneTopic topics={topics} />
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
