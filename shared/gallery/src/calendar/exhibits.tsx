import { CalendarPopover } from '@campus/shared/calendar/CalendarPopover';
import { DatePicker } from '@campus/shared/calendar/DatePicker';
import { DateRangePicker } from '@campus/shared/calendar/DateRangePicker';
import { MonthCalendar } from '@campus/shared/calendar/MonthCalendar';
import { Button } from '@campus/shared/ui/Button';
import { ErrorState } from '@campus/shared/ui/ErrorState';
import { useRef, useState } from 'react';
import type { Exhibit } from '../Exhibit';

function CalendarPopoverSample() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState('2026-03-05');
  const close = () => setOpen(false);
  return (
    <>
      <Button ref={button} variant="soft" icon="calendar" onClick={() => setOpen(!isOpen)}>
        Выбрать день
      </Button>
      <CalendarPopover open={isOpen} onClose={close} title="Выберите дату" anchor={button}>
        <DatePicker value={day} onChange={setDay} today="2026-03-05" takesFocus />
      </CalendarPopover>
    </>
  );
}

const calendarPopoverExhibit: Exhibit = {
  component: 'calendar/CalendarPopover',
  // Drawn only when it is opened; its own test follows the ref.
  subject: null,
  states: { closed: () => <CalendarPopoverSample /> },
};

const today = '2026-03-05';

function DatePickerSample({ chosen, min, max }: { chosen?: string; min?: string; max?: string }) {
  const [day, setDay] = useState(chosen);
  return <DatePicker value={day} onChange={setDay} today={today} min={min} max={max} />;
}

const datePickerExhibit: Exhibit = {
  component: 'calendar/DatePicker',
  subject: {
    element: <DatePicker value={undefined} onChange={() => {}} today={today} />,
    tag: 'div',
    isControl: true,
  },
  states: {
    usual: () => <DatePickerSample />,
    chosen: () => <DatePickerSample chosen="2026-03-19" />,
    bounded: () => <DatePickerSample chosen="2026-03-12" min="2026-03-03" max="2026-03-20" />,
  },
};

const presets = ['thisMonth', 'lastMonth', 'schoolYear'] as const;
type Chosen = Partial<Record<'from' | 'to', string | undefined>>;

function DateRangePickerSample({ chosen = {}, isNamed }: { chosen?: Chosen; isNamed?: boolean }) {
  const [period, setPeriod] = useState(chosen);
  return (
    <DateRangePicker {...period} onChange={setPeriod} today={today} {...(isNamed && { presets })} />
  );
}

const dateRangePickerExhibit: Exhibit = {
  component: 'calendar/DateRangePicker',
  subject: {
    element: <DateRangePicker onChange={() => {}} today={today} />,
    tag: 'div',
    isControl: true,
  },
  states: {
    usual: () => <DateRangePickerSample />,
    'first day chosen': () => <DateRangePickerSample chosen={{ from: '2026-03-10' }} />,
    chosen: () => <DateRangePickerSample chosen={{ from: '2026-03-19', to: '2026-04-03' }} />,
    'with presets': () => (
      <DateRangePickerSample isNamed chosen={{ from: '2026-03-01', to: '2026-03-31' }} />
    ),
  },
};

const usualMonth = {
  month: '2026-03',
  today: '2026-03-05',
  hrefOf: (month: string) => `?month=${month}`,
};
const at = (day: number, hour: number) =>
  `2026-03-${String(day).padStart(2, '0')}T${String(hour - 3).padStart(2, '0')}:00:00Z`;

const events = [
  { id: '1', start: at(3, 10), title: 'Выдача карт в главном корпусе', to: '/e/1', tone: 'info' },
  { id: '2', start: at(5, 9), title: 'Консультация по стипендиям', to: '/e/2' },
  { id: '3', start: at(5, 12), title: 'Экскурсия', to: '/e/3', tone: 'success' },
  { id: '4', start: at(5, 15), title: 'Приём заявлений', to: '/e/4', tone: 'warning' },
  { id: '5', start: at(5, 18), title: 'Концерт', to: '/e/5' },
  { id: '6', start: '2026-03-08', title: 'Женский день', tone: 'neutral' },
  { id: '7', start: '2026-03-16', end: '2026-03-20', title: 'Неделя науки', to: '/e/7' },
  { id: '8', start: '2026-03-31', title: 'Последний день заявок', to: '/e/8', tone: 'danger' },
] as const;

const monthCalendarExhibit: Exhibit = {
  component: 'calendar/MonthCalendar',
  subject: {
    element: <MonthCalendar {...usualMonth} events={events} />,
    tag: 'section',
    isControl: true,
  },
  states: {
    usual: () => <MonthCalendar {...usualMonth} events={events} />,
    empty: () => <MonthCalendar {...usualMonth} month="2026-02" events={[]} />,
    loading: () => <MonthCalendar {...usualMonth} events={[]} isLoading />,
    failed: () => (
      <MonthCalendar {...usualMonth} events={[]} failure={<ErrorState onRetry={() => {}} />} />
    ),
  },
};

export const exhibits: readonly Exhibit[] = [
  datePickerExhibit,
  dateRangePickerExhibit,
  calendarPopoverExhibit,
  monthCalendarExhibit,
];
