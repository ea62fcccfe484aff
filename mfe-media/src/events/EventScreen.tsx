import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getEventByUrl } from '@campus/shared/contract/media/eventCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { NothingHere } from '../reading/NothingHere';
import { publicationHead } from '../reading/publicationHead';
import { ReadingSkeleton } from '@campus/shared/reading/ReadingSkeleton';
import { RecordScreen } from '@campus/shared/reading/RecordScreen';
import { EventArticle } from './EventArticle';

export function EventScreen() {
  const { t } = useTranslation('media');
  const { url = '' } = useParams();
  const query = useCallQuery(getEventByUrl, { params: { url } });
  return (
    <RecordScreen
      query={query}
      loading={t('events.loading')}
      headOf={publicationHead}
      pathOf={(event) => mediaPaths.event(event.url)}
      breadcrumbs={[{ to: mediaPaths.events(), label: t('events.title') }]}
      missing={<NothingHere of="events" icon="calendar" to={mediaPaths.events()} />}
      skeleton={<ReadingSkeleton hasCover />}
    >
      {(event) => <EventArticle event={event} />}
    </RecordScreen>
  );
}
