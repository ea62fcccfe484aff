import { useState } from 'react';
import { loadCalendar, type Calendar } from './loadCalendar';

/** The calendar that comes when it is asked for; asking again after a failure is a new attempt. */
export function useCalendar() {
  const [calendar, setCalendar] = useState<Calendar>();
  const [isFailed, setFailed] = useState(false);

  const load = () => {
    setFailed(false);
    loadCalendar().then(setCalendar, () => setFailed(true));
  };
  return { calendar, isFailed, load };
}
