import { DateRangePicker } from '@campus/shared/calendar/DateRangePicker';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';

const today = '2026-03-05';
const presets = ['thisMonth', 'lastMonth', 'schoolYear'] as const;
type Chosen = Partial<Record<'from' | 'to', string | undefined>>;

function Sample({ chosen = {}, isNamed }: { chosen?: Chosen; isNamed?: boolean }) {
  const [period, setPeriod] = useState(chosen);
  return (
    <DateRangePicker {...period} onChange={setPeriod} today={today} {...(isNamed && { presets })} />
  );
}

export const dateRangePickerExhibit: Exhibit = {
  component: 'calendar/DateRangePicker',
  subject: {
    element: <DateRangePicker onChange={() => {}} today={today} />,
    tag: 'div',
    isControl: true,
  },
  states: {
    usual: () => <Sample />,
    'first day chosen': () => <Sample chosen={{ from: '2026-03-10' }} />,
    chosen: () => <Sample chosen={{ from: '2026-03-19', to: '2026-04-03' }} />,
    'with presets': () => <Sample isNamed chosen={{ from: '2026-03-01', to: '2026-03-31' }} />,
  },
};
