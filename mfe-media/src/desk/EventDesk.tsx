import { filterEvents } from '@campus/shared/contract/events';
import type { CallOutput } from '@campus/shared/contract/call';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import { choiceFilter } from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { useTranslation } from 'react-i18next';
import { askedStatuses } from './askedStatuses';
import { MomentCell } from './MomentCell';
import { useContentColumns } from './useContentColumns';
import { useDeskFilters } from './useDeskFilters';
import { useDeskProps } from './useDeskProps';
import { useTagsColumn } from './useTagsColumn';
import { useTagsFilter } from './useTagsFilter';

type EventRow = CallOutput<typeof filterEvents>['items'][number];

export function EventDesk() {
  const desk = useDeskProps('events');
  const filters = { ...useDeskFilters('events'), when: useWhenFilter(), tagIds: useTagsFilter() };
  const { first, last } = useContentColumns('events');
  const tags = useTagsColumn();
  return (
    <List
      {...desk}
      call={filterEvents}
      filters={filters}
      input={({ status, search, when, tagIds }) => ({
        body: { statuses: askedStatuses(status), search, when, tagIds },
      })}
      sort={{ column: 'startsAt', asc: false }}
      columns={[...first, ...useEventColumns(), tags, ...last]}
    />
  );
}

function useWhenFilter() {
  const { t } = useTranslation('media');
  return choiceFilter({
    label: t('desk.filter.when'),
    any: t('desk.filter.anyTime'),
    options: [
      { value: 'UPCOMING', label: t('desk.filter.upcoming') },
      { value: 'PAST', label: t('desk.filter.past') },
    ],
  });
}

function useEventColumns(): Column<EventRow>[] {
  const { t } = useTranslation('media');
  const { dateTime } = useFormat();
  return [
    {
      key: 'startsAt',
      header: t('desk.column.startsAt'),
      cell: ({ startsAt }) => <MomentCell at={startsAt} />,
      text: ({ startsAt }) => dateTime(startsAt),
    },
    {
      key: 'place',
      header: t('desk.column.place'),
      cell: ({ place, isOnline }) => (isOnline ? t('desk.online', { place }) : place),
      priority: 'secondary',
    },
  ];
}
