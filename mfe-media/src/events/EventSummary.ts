import type { CallOutput } from '@campus/shared/contract/call';
import type { filterEvents } from '@campus/shared/contract/media/eventCalls';

/** An event as lists show it. */
export type EventSummary = CallOutput<typeof filterEvents>['items'][number];
