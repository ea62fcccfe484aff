import { dayAt } from '@campus/shared/contract/days';
import type { useFormat } from '@campus/shared/format/useFormat';
import type { TFunction } from 'i18next';
import type { Maintenance } from './Maintenance';

const day = 86_400_000;

/**
 * «завтра с 22:00 до 01:00 по Москве», and for a narrow line without the end; works of a day and
 * longer are told by date.
 */
export function whenInWords(
  { startsAt, endsAt }: Pick<Maintenance, 'startsAt' | 'endsAt'>,
  now: number,
  format: ReturnType<typeof useFormat>,
  t: TFunction<'shell'>,
) {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const wordsFor = (
    key: 'long' | 'today' | 'tomorrow' | 'later',
    times: Record<string, string>,
  ) => ({
    long: t(`works.${key}`, times),
    short: t(`works.short.${key}`, times),
  });
  if (end - start >= day)
    return wordsFor('long', { from: format.dateTime(startsAt), to: format.dateTime(endsAt) });
  const times = { from: format.time(startsAt), to: format.time(endsAt) };
  if (dayAt(start) === dayAt(now)) return wordsFor('today', times);
  if (dayAt(start) === dayAt(now + day)) return wordsFor('tomorrow', times);
  return wordsFor('later', { ...times, day: format.dayMonth(startsAt) });
}
