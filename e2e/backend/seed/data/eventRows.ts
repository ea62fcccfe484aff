import type { EventRow } from './EventRow';
import { lifeEvents } from './lifeEvents';
import { moreEvents } from './moreEvents';
import { studyEvents } from './studyEvents';

export const eventRows: EventRow[] = [...studyEvents, ...lifeEvents, ...moreEvents];
