import type { CallOutput } from '@campus/shared/contract/call';
import type { getEventByUrl } from '@campus/shared/contract/media/eventCalls';

/** An event as its own page shows it. */
export type EventItem = CallOutput<typeof getEventByUrl>;
