import { CardGrid } from '../list/CardGrid';
import { EventCard } from './EventCard';
import type { EventSummary } from './EventSummary';

interface EventGridProps {
  items: readonly EventSummary[];
  isStale?: boolean;
  headingLevel?: 2 | 3;
}

export const EventGrid = ({ headingLevel, ...rest }: EventGridProps) => (
  <CardGrid
    {...rest}
    narrowest="l"
    card={(event) => <EventCard event={event} headingLevel={headingLevel} />}
  />
);
