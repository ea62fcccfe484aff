import { useState } from 'react';
import type { EventItem } from './EventItem';

/** Whether it is still ahead, goes on or is over, at the moment the page was opened. */
export function useEventStage({ startsAt, endsAt }: EventItem): 'ahead' | 'now' | 'over' {
  const [now] = useState(() => Date.now());
  if (Date.parse(endsAt) < now) return 'over';
  return Date.parse(startsAt) > now ? 'ahead' : 'now';
}
