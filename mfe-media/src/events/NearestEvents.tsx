import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { QueryView } from '@campus/shared/ui/QueryView';
import { useTranslation } from 'react-i18next';
import { Teaser } from '@campus/shared/reading/Teaser';
import { EventGrid, EventGridSkeleton } from './EventGrid';

const shown = 3;

/** The next events on the home page, which does without where there are none or they do not load. */
export function NearestEvents() {
  const { t } = useTranslation('media');
  const events = useCallQuery(filterEvents, {
    query: { size: shown, asc: true },
    body: { when: 'UPCOMING' },
  });
  const isNothing = events.data ? events.data.items.length === 0 : events.isError;
  if (isNothing) return null;
  return (
    <Teaser title={t('events.title')} all={{ to: mediaPaths.events(), label: t('events.all') }}>
      <QueryView query={events} empty={null} skeleton={<EventGridSkeleton count={shown} />}>
        {(page) => <EventGrid items={page.items} headingLevel={3} />}
      </QueryView>
    </Teaser>
  );
}
