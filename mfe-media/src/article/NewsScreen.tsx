import { ApiError } from '@campus/shared/api/ApiError';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getNewsByUrl } from '@campus/shared/contract/news';
import { paths } from '@campus/shared/paths';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Article } from './Article';
import { ArticleSkeleton } from './ArticleSkeleton';
import { NewsNotFound } from './NewsNotFound';

/** An address that is not a slug (422) leads nowhere just as a missing one (404). */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

export function NewsScreen() {
  const { t } = useTranslation('media');
  const { url = '' } = useParams();
  const news = useCallQuery(getNewsByUrl, { params: { url } });
  if (isMissing(news.error)) return <NewsNotFound />;
  // A former address: the reader's history and shared links get the present one.
  if (news.data && news.data.url !== url)
    return <Navigate to={paths.newsItem(news.data.url)} replace />;
  return (
    <Screen
      title={news.data?.title ?? t('article.loading')}
      lead={news.data?.summary}
      breadcrumbs={[{ to: paths.news(), label: t('list.title') }]}
      display
    >
      <QueryView query={news} empty={<NewsNotFound />} skeleton={<ArticleSkeleton />}>
        {(item) => <Article news={item} />}
      </QueryView>
    </Screen>
  );
}
