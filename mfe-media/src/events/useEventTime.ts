import { dayAt } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from './EventSummary';

/** «19:00–21:00 по Москве», beside the date; of several days «с 10:00 до 28 ноября, 16:00». */
export function useEventTime() {
  const { t } = useTranslation('media');
  const { time, dayMonth } = useFormat();
  return ({ startsAt, endsAt }: Pick<EventSummary, 'startsAt' | 'endsAt'>) => {
    const [start, end] = [time(startsAt), time(endsAt)];
    const isOneDay = dayAt(Date.parse(startsAt)) === dayAt(Date.parse(endsAt) - 1);
    const hours = isOneDay
      ? `${start}–${end}`
      : t('events.until', { time: start, end: `${dayMonth(endsAt)}, ${end}` });
    return t('events.moscow', { time: hours });
  };
}
