import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getNewsByUrl } from '@campus/shared/contract/media/newsCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { NothingHere } from '../reading/NothingHere';
import { publicationHead } from '../reading/publicationHead';
import { ReadingSkeleton } from '@campus/shared/reading/ReadingSkeleton';
import { RecordScreen } from '@campus/shared/reading/RecordScreen';
import { Article } from './Article';

export function NewsScreen() {
  const { t } = useTranslation('media');
  const { url = '' } = useParams();
  const news = useCallQuery(getNewsByUrl, { params: { url } });
  return (
    <RecordScreen
      query={news}
      loading={t('news.loading')}
      headOf={publicationHead}
      pathOf={(item) => mediaPaths.newsItem(item.url)}
      breadcrumbs={[{ to: mediaPaths.news(), label: t('news.title') }]}
      missing={<NothingHere of="news" icon="news" to={mediaPaths.news()} />}
      skeleton={<ReadingSkeleton hasCover />}
    >
      {(item) => <Article news={item} />}
    </RecordScreen>
  );
}
