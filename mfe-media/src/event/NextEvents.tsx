import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterEvents } from '@campus/shared/contract/events';
import { paths } from '@campus/shared/paths';
import { useTranslation } from 'react-i18next';
import { EventGrid } from '../events/EventGrid';
import { Offer } from '../reading/Offer';

const shown = 3;

interface NextEventsProps {
  /** The event that is being read. */
  except: string;
}

/** An offer, not the reason of the visit: while it loads or fails, the event stands alone. */
export function NextEvents({ except }: NextEventsProps) {
  const { t } = useTranslation('media');
  const { data } = useCallQuery(filterEvents, {
    query: { size: shown + 1, asc: true },
    body: { when: 'UPCOMING' },
  });
  const others = data?.items.filter(({ id }) => id !== except).slice(0, shown) ?? [];
  if (others.length === 0) return null;
  return (
    <Offer title={t('events.next')} all={{ to: paths.events(), label: t('events.all') }}>
      <EventGrid items={others} headingLevel={3} />
    </Offer>
  );
}
