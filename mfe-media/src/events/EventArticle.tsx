import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { saveFile } from '@campus/shared/browser/saveFile';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { FactList, type Fact } from '@campus/shared/reading/FactList';
import { FactsAside } from '@campus/shared/reading/FactsAside';
import { ReadingLayout } from '@campus/shared/reading/ReadingLayout';
import { ShareButton } from '@campus/shared/reading/ShareButton';
import { Teaser } from '@campus/shared/reading/Teaser';
import { RecordHead } from '@campus/shared/remote/RecordHead';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Status } from '@campus/shared/ui/Status';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useActionBar } from '@campus/shared/ui/useActionBar';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventHead } from '../../heads/eventHead';
import { AuthorLine } from '../reading/AuthorLine';
import { Body } from '../reading/Body';
import { Cover } from '../reading/Cover';
import { TagLinks } from '../reading/TagLinks';
import styles from './EventArticle.module.css';
import { EventGrid } from './EventGrid';
import { type EventItem, icsOf } from './icsOf';

/** People are signed up for events on sites of their organisers. */
function SignUpLink({ to }: { to: string }) {
  const { t } = useTranslation('media');
  const { t: shared } = useTranslation('shared');
  return (
    <ButtonLink to={to} target="_blank" rel="noopener noreferrer" icon="external">
      {t('events.register')}
      <span className="visually-hidden"> {shared('opensInNewTab')}</span>
    </ButtonLink>
  );
}

interface SignUpBarProps {
  event: Pick<EventItem, 'title' | 'startsAt'>;
  to: string;
}

/** In its place on narrower screens, at the lower edge of the window. */
function SignUpBar({ event, to }: SignUpBarProps) {
  const { dayMonth, time } = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  useActionBar(bar);
  return (
    <div ref={bar} role="group" aria-label={event.title} className={styles.bar}>
      <time dateTime={event.startsAt} className={styles.when}>
        {dayMonth(event.startsAt)}, {time(event.startsAt)}
      </time>
      <SignUpLink to={to} />
    </div>
  );
}

/** When, where, by whom and for how many. */
function useEventFacts(event: EventItem): Fact[] {
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
  const facts: (Fact & { isKnown?: boolean })[] = [
    { icon: 'calendar', term: t('events.when'), value: when },
    { icon: 'pin', term: t('events.place'), value: where },
    { icon: 'globe', term: t('events.online'), value: online, isKnown: isOnline || !!onlineUrl },
    { icon: 'users', term: t('events.organiser'), value: organiser, isKnown: !!organiser },
    { icon: 'ticket', term: t('events.capacityName'), value: places, isKnown: !!capacity },
  ];
  return facts.filter(({ isKnown = true }) => isKnown);
}

/** As a file that calendars open. */
function download(event: EventItem) {
  const text = icsOf(event, new URL(mediaPaths.event(event.url), window.location.href));
  saveFile(`${event.url}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}

function CalendarButton({ event }: { event: EventItem }) {
  const { t } = useTranslation('media');
  return (
    <Button variant="soft" size="s" icon="calendar" onClick={() => download(event)}>
      {t('events.toCalendar')}
    </Button>
  );
}

/** Whether it is still ahead, goes on or is over, at the moment the page was opened. */
function useEventStage({ startsAt, endsAt }: EventItem): 'ahead' | 'now' | 'over' {
  const [now] = useState(() => Date.now());
  if (Date.parse(endsAt) < now) return 'over';
  return Date.parse(startsAt) > now ? 'ahead' : 'now';
}

interface EventFactsProps {
  event: EventItem;
  stage: ReturnType<typeof useEventStage>;
}

function EventFacts({ event, stage }: EventFactsProps) {
  const { t } = useTranslation('media');
  const isOver = stage === 'over';
  return (
    <FactsAside label={t('events.facts')}>
      {stage !== 'ahead' && (
        <Status tone={isOver ? 'neutral' : 'success'} icon="clock">
          {t(`events.${stage}`)}
        </Status>
      )}
      <FactList facts={useEventFacts(event)} />
      <div className={styles.actions}>
        {event.registrationUrl && !isOver && (
          <div className={styles.inline}>
            <SignUpLink to={event.registrationUrl} />
          </div>
        )}
        {!isOver && <CalendarButton event={event} />}
        <ShareButton title={event.title} />
      </div>
      {event.author && event.author.name !== event.organiser && (
        <AuthorLine author={event.author} />
      )}
      <TagLinks tags={event.tags} list={mediaPaths.events()} />
    </FactsAside>
  );
}

const shown = 3;

/** An offer, not the reason of the visit: while it loads or fails, the event stands alone. */
function NextEvents({ except }: { except: string }) {
  const { t } = useTranslation('media');
  const { data } = useCallQuery(filterEvents, {
    query: { size: shown + 1, asc: true },
    body: { when: 'UPCOMING' },
  });
  const others = data?.items.filter(({ id }) => id !== except).slice(0, shown) ?? [];
  if (others.length === 0) return null;
  return (
    <Teaser title={t('events.next')} all={{ to: mediaPaths.events(), label: t('events.all') }}>
      <EventGrid items={others} headingLevel={3} />
    </Teaser>
  );
}

export function EventArticle({ event }: Pick<EventFactsProps, 'event'>) {
  const stage = useEventStage(event);
  const signUp = stage === 'over' ? null : event.registrationUrl;
  return (
    <ReadingLayout
      cover={<Cover item={event} place="page" isFirst />}
      aside={<EventFacts event={event} stage={stage} />}
      bar={signUp && <SignUpBar event={event} to={signUp} />}
      next={<NextEvents except={event.id} />}
    >
      <RecordHead source={eventHead} record={event} />
      <Body item={event} />
    </ReadingLayout>
  );
}
