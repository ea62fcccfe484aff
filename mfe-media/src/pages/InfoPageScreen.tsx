import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterInfoPages, getInfoPageByUrl } from '@campus/shared/contract/media/pageCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paths } from '@campus/shared/paths';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { NothingHere } from '../reading/NothingHere';
import { publicationHead } from '../reading/publicationHead';
import { ReadingSkeleton } from '@campus/shared/reading/ReadingSkeleton';
import { RecordScreen } from '@campus/shared/reading/RecordScreen';
import { PageText } from './PageText';

export function InfoPageScreen() {
  const { t } = useTranslation('media');
  const { url = '' } = useParams();
  const query = useCallQuery(getInfoPageByUrl, { params: { url } });
  const section = query.data?.section;
  // What is around a page is an offer: while it loads or fails, the page stands alone.
  const around = useCallQuery(
    filterInfoPages,
    { query: { size: 100 }, body: { sections: section && [section] } },
    { enabled: section !== undefined },
  );
  // While another section loads, the answer is still about the one before.
  const pages = around.data?.items.filter((page) => page.section === section) ?? [];
  const parent = pages.find(({ id }) => id === query.data?.parentId);
  return (
    <RecordScreen
      query={query}
      loading={t('pages.loading')}
      headOf={publicationHead}
      pathOf={(page) => mediaPaths.infoPage(page.url)}
      breadcrumbs={parent && [{ to: mediaPaths.infoPage(parent.url), label: parent.title }]}
      missing={<NothingHere of="pages" icon="file" to={paths.home()} />}
      skeleton={<ReadingSkeleton />}
    >
      {(page) => <PageText page={page} pages={pages} />}
    </RecordScreen>
  );
}
