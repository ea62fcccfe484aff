import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { QueryView } from '@campus/shared/ui/QueryView';
import { useTranslation } from 'react-i18next';
import { Teaser } from '@campus/shared/reading/Teaser';
import { NewsGrid, NewsGridSkeleton, NoNews } from './NewsGrid';

export function LatestNews() {
  const { t } = useTranslation('media');
  const news = useCallQuery(filterNews, { query: { size: 3 }, body: {} });
  return (
    <Teaser title={t('news.title')} all={{ to: mediaPaths.news(), label: t('news.all') }}>
      <QueryView
        query={news}
        isEmpty={(page) => page.items.length === 0}
        empty={<NoNews />}
        skeleton={<NewsGridSkeleton count={3} />}
      >
        {(page) => <NewsGrid items={page.items} headingLevel={3} />}
      </QueryView>
    </Teaser>
  );
}
