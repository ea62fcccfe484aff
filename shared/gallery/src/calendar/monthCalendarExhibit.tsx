import { MonthCalendar } from '@campus/shared/calendar/MonthCalendar';
import { ErrorState } from '@campus/shared/ui/ErrorState';
import type { Exhibit } from '../Exhibit';

const usual = {
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

export const monthCalendarExhibit: Exhibit = {
  component: 'calendar/MonthCalendar',
  subject: {
    element: <MonthCalendar {...usual} events={events} />,
    tag: 'section',
    isControl: true,
  },
  states: {
    usual: () => <MonthCalendar {...usual} events={events} />,
    empty: () => <MonthCalendar {...usual} month="2026-02" events={[]} />,
    loading: () => <MonthCalendar {...usual} events={[]} isLoading />,
    failed: () => (
      <MonthCalendar {...usual} events={[]} failure={<ErrorState onRetry={() => {}} />} />
    ),
  },
};
