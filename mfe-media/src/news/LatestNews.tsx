import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterNews } from '@campus/shared/contract/news';
import { paths } from '@campus/shared/paths';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsGrid } from './NewsGrid';
import { NewsGridSkeleton } from './NewsGridSkeleton';
import { NoNews } from './NoNews';

export function LatestNews() {
  const { t } = useTranslation('media');
  const heading = useId();
  const news = useCallQuery(filterNews, { query: { size: 3 }, body: {} });
  return (
    <Stack as="section" gap={5} aria-labelledby={heading}>
      <Stack direction="row" justify="between" align="baseline" gap={3}>
        <h2 id={heading}>{t('latest.title')}</h2>
        <TextLink to={paths.news()}>{t('latest.all')}</TextLink>
      </Stack>
      <QueryView
        query={news}
        isEmpty={(page) => page.items.length === 0}
        empty={<NoNews />}
        skeleton={<NewsGridSkeleton count={3} />}
      >
        {(page) => <NewsGrid items={page.items} headingLevel={3} />}
      </QueryView>
    </Stack>
  );
}
