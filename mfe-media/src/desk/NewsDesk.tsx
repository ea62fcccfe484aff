import { filterNews } from '@campus/shared/contract/news';
import { List } from '@campus/shared/table/List';
import { askedStatuses } from './askedStatuses';
import { useContentColumns } from './useContentColumns';
import { useDeskFilters } from './useDeskFilters';
import { useDeskProps } from './useDeskProps';
import { useTagsColumn } from './useTagsColumn';
import { useTagsFilter } from './useTagsFilter';

export function NewsDesk() {
  const desk = useDeskProps('news');
  const filters = { ...useDeskFilters('news'), tagIds: useTagsFilter() };
  const { first, last } = useContentColumns('news');
  const tags = useTagsColumn();
  return (
    <List
      {...desk}
      call={filterNews}
      filters={filters}
      input={({ status, search, tagIds }) => ({
        body: { statuses: askedStatuses(status), search, tagIds },
      })}
      sort={{ column: 'created', asc: false }}
      columns={[...first, tags, ...last]}
    />
  );
}
