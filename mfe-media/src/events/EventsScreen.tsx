import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { EventFilter } from './EventFilter';
import { EventList } from './EventList';
import { eventSearch } from './eventSearch';
import { EventTabs } from './EventTabs';
import { LazyEventMonth } from './LazyEventMonth';

/** What is coming, what has been, and both by the month. */
export function EventsScreen() {
  const { t } = useTranslation('media');
  const [filter, , hrefOf] = useFilter(eventSearch);
  const List = filter.view === 'month' ? LazyEventMonth : EventList;
  return (
    <Screen title={t('events.title')} lead={t('events.lead')} display>
      <Stack gap={6}>
        <EventTabs view={filter.view} hrefOf={hrefOf} />
        <EventFilter filter={filter} hrefOf={hrefOf} />
        <List filter={filter} hrefOf={hrefOf} />
      </Stack>
    </Screen>
  );
}
