import { paths } from '@campus/shared/paths';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';
import { AuthorLine } from '../reading/AuthorLine';
import { FactList } from '../reading/FactList';
import { FactsAside } from '../reading/FactsAside';
import { ShareButton } from '../reading/ShareButton';
import { TagLinks } from '../reading/TagLinks';
import { CalendarButton } from './CalendarButton';
import styles from './EventFacts.module.css';
import type { EventItem } from './EventItem';
import { SignUpLink } from './SignUpLink';
import { useEventFacts } from './useEventFacts';
import { useEventStage } from './useEventStage';

export function EventFacts({ event }: { event: EventItem }) {
  const { t } = useTranslation('media');
  const facts = useEventFacts(event);
  const stage = useEventStage(event);
  const isOver = stage === 'over';
  return (
    <FactsAside label={t('events.facts')}>
      {stage !== 'ahead' && (
        <Status tone={isOver ? 'neutral' : 'success'} icon="clock">
          {t(`events.${stage}`)}
        </Status>
      )}
      <FactList facts={facts} />
      <div className={styles.actions}>
        {event.registrationUrl && !isOver && <SignUpLink to={event.registrationUrl} />}
        {!isOver && <CalendarButton event={event} />}
        <ShareButton title={event.title} />
      </div>
      {event.author && event.author.name !== event.organiser && (
        <AuthorLine author={event.author} />
      )}
      <TagLinks tags={event.tags} list={paths.events()} />
    </FactsAside>
  );
}
