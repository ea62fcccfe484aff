import { useFormat } from '@campus/shared/format/useFormat';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../reading/FactList';
import type { EventItem } from './EventItem';

/** When, where, by whom and for how many. */
export function useEventFacts(event: EventItem): Fact[] {
  const { t } = useTranslation('media');
  const { dateTimeRange, number } = useFormat();
  const { startsAt, endsAt, place, address, isOnline, onlineUrl, organiser, capacity, lang } =
    event;
  const when = (
    <time dateTime={startsAt}>{t('events.moscow', { time: dateTimeRange(startsAt, endsAt) })}</time>
  );
  const where = (
    <>
      <span lang={lang}>{place}</span>
      {address && <small lang="ru">{address}</small>}
    </>
  );
  const online = onlineUrl ? (
    <TextLink to={onlineUrl} external>
      {t('events.join')}
    </TextLink>
  ) : (
    t('events.online')
  );
  const places = t('events.capacity', { count: capacity ?? 0, number: number(capacity ?? 0) });
  return [
    { icon: 'calendar', term: t('events.when'), value: when },
    { icon: 'pin', term: t('events.place'), value: where },
    ...(isOnline || onlineUrl
      ? [{ icon: 'globe' as const, term: t('events.online'), value: online }]
      : []),
    ...(organiser
      ? [{ icon: 'users' as const, term: t('events.organiser'), value: organiser }]
      : []),
    ...(capacity
      ? [{ icon: 'ticket' as const, term: t('events.capacityName'), value: places }]
      : []),
  ];
}
