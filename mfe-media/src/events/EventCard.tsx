import { paths } from '@campus/shared/paths';
import { Chip } from '@campus/shared/ui/Chip';
import { Icon } from '@campus/shared/ui/Icon';
import { Status } from '@campus/shared/ui/Status';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { DateBlock } from './DateBlock';
import styles from './EventCard.module.css';
import type { EventSummary } from './EventSummary';
import { useEventTime } from './useEventTime';

interface EventCardProps {
  event: EventSummary;
  headingLevel?: 2 | 3;
}

export function EventCard({ event, headingLevel = 2 }: EventCardProps) {
  const { t } = useTranslation('media');
  const timeOf = useEventTime();
  const Heading = `h${headingLevel}` as const;
  return (
    <Surface as="article" padding="s" interactive>
      <div className={styles.card}>
        <DateBlock iso={event.startsAt} />
        <div className={styles.words}>
          {event.isPinned && (
            <Status tone="accent" icon="spark">
              {t('events.pinned')}
            </Status>
          )}
          <Heading className={styles.title} lang={event.lang}>
            <TextLink to={paths.event(event.url)} quiet cover>
              {event.title}
            </TextLink>
          </Heading>
          <p className={styles.fact}>
            <Icon name="clock" size={16} />
            {timeOf(event)}
          </p>
          <p className={styles.fact}>
            <Icon name={event.isOnline ? 'globe' : 'pin'} size={16} />
            {event.isOnline ? t('events.online') : <span lang={event.lang}>{event.place}</span>}
          </p>
          {event.tags.length > 0 && (
            <div className={styles.tags}>
              {event.tags.map(({ id, name }) => (
                <Chip key={id}>{name}</Chip>
              ))}
            </div>
          )}
        </div>
      </div>
    </Surface>
  );
}
