import { DatePicker } from '@campus/shared/calendar/DatePicker';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';

const today = '2026-03-05';

function Sample({ chosen, min, max }: { chosen?: string; min?: string; max?: string }) {
  const [day, setDay] = useState(chosen);
  return <DatePicker value={day} onChange={setDay} today={today} min={min} max={max} />;
}

export const datePickerExhibit: Exhibit = {
  component: 'calendar/DatePicker',
  subject: {
    element: <DatePicker value={undefined} onChange={() => {}} today={today} />,
    tag: 'div',
    isControl: true,
  },
  states: {
    usual: () => <Sample />,
    chosen: () => <Sample chosen="2026-03-19" />,
    bounded: () => <Sample chosen="2026-03-12" min="2026-03-03" max="2026-03-20" />,
  },
};
