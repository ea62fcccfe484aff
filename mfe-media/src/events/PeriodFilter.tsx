import { today as todayInMoscow } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../filter/FilterChips';
import type { EventSearch } from './eventSearch';
import { periodOf, type PeriodName } from './periods';

const offered: Record<'past' | 'upcoming', readonly PeriodName[]> = {
  upcoming: ['thisWeek', 'thisMonth', 'nextMonth'],
  past: ['thisWeek', 'thisMonth', 'lastMonth'],
};

interface PeriodFilterProps {
  filter: EventSearch;
  hrefOf: (change: Partial<EventSearch>) => string;
}

/** Periods by name; one that somebody wrote into the address is shown by its days. */
export function PeriodFilter({ filter: { view, from, to }, hrefOf }: PeriodFilterProps) {
  const { t } = useTranslation('media');
  const { dateRange } = useFormat();
  const today = todayInMoscow();
  const named = offered[view === 'past' ? 'past' : 'upcoming'].map((name) => {
    const period = periodOf[name](today);
    return {
      label: t(`events.${name}`),
      to: hrefOf(period),
      selected: period.from === from && period.to === to,
    };
  });
  const none = hrefOf({ from: undefined, to: undefined });
  const isOwn = from && to && from <= to && !named.some(({ selected }) => selected);
  const own = isOwn ? [{ label: dateRange(from, to), to: none, selected: true }] : [];
  return (
    <FilterChips
      label={t('events.when')}
      chips={[{ label: t('events.anyTime'), to: none, selected: !from && !to }, ...named, ...own]}
    />
  );
}
