import { TabLinks } from '@campus/shared/ui/TabLinks';
import { useTranslation } from 'react-i18next';
import type { EventSearch } from './eventSearch';

interface EventTabsProps {
  view: EventSearch['view'];
  hrefOf: (change: Partial<EventSearch>) => string;
}

/** Another view is about another time, so the period is left behind; words and topics are kept. */
export function EventTabs({ view, hrefOf }: EventTabsProps) {
  const { t } = useTranslation('media');
  const to = (next: EventSearch['view']) =>
    hrefOf({ view: next, from: undefined, to: undefined, month: undefined });
  return (
    <TabLinks
      label={t('events.views')}
      tabs={[
        { to: to(undefined), label: t('events.upcoming'), isCurrent: !view },
        { to: to('past'), label: t('events.past'), isCurrent: view === 'past' },
        { to: to('month'), label: t('events.month'), isCurrent: view === 'month' },
      ]}
    />
  );
}
