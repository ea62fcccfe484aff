import { RecordHead } from '@campus/shared/remote/RecordHead';
import { eventHead } from '../../heads/eventHead';
import { Cover } from '../cover/Cover';
import { Body } from '../reading/Body';
import { ReadingLayout } from '../reading/ReadingLayout';
import { EventFacts } from './EventFacts';
import type { EventItem } from './EventItem';
import { NextEvents } from './NextEvents';

interface EventArticleProps {
  event: EventItem;
}

export const EventArticle = ({ event }: EventArticleProps) => (
  <ReadingLayout
    cover={<Cover item={event} place="page" isFirst />}
    aside={<EventFacts event={event} />}
    next={<NextEvents except={event.id} />}
  >
    <RecordHead source={eventHead} record={event} />
    <Body item={event} />
  </ReadingLayout>
);
