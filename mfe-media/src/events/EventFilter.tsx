import { useTranslation } from 'react-i18next';
import { FilterChips } from '../filter/FilterChips';
import { ListFilters } from '../filter/ListFilters';
import { TagFilter } from '../filter/TagFilter';
import type { EventSearch } from './eventSearch';
import { PeriodFilter } from './PeriodFilter';

interface EventFilterProps {
  filter: EventSearch;
  hrefOf: (change: Partial<EventSearch>) => string;
}

export function EventFilter({ filter, hrefOf }: EventFilterProps) {
  const { t } = useTranslation('media');
  const format = (label: string, value: EventSearch['format']) => ({
    label,
    to: hrefOf({ format: value }),
    selected: filter.format === value,
  });
  return (
    <ListFilters label={t('events.search')} placeholder={t('events.placeholder')}>
      {filter.view !== 'month' && <PeriodFilter filter={filter} hrefOf={hrefOf} />}
      <FilterChips
        label={t('events.where')}
        chips={[
          format(t('events.anyPlace'), undefined),
          format(t('events.offline'), 'offline'),
          format(t('events.online'), 'online'),
        ]}
      />
      <TagFilter selected={filter.tagIds} hrefOf={(tagIds) => hrefOf({ tagIds })} />
    </ListFilters>
  );
}
