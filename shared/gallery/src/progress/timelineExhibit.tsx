import { Timeline, type TimelineEvent } from '@campus/shared/progress/Timeline';
import type { Exhibit } from '../Exhibit';
import styles from './narrow.module.css';

const events: readonly TimelineEvent[] = [
  {
    id: '1',
    title: 'Заявка подана',
    at: '2026-03-01T09:00:00Z',
    who: 'Студентка Первокурсница',
    tone: 'info',
    icon: 'mail',
  },
  { id: '2', title: 'Взята в работу', at: '2026-03-02T08:15:00Z', who: 'Сотрудник Поддержки' },
  {
    id: '3',
    title: 'Нужно другое фото',
    at: '2026-03-02T11:40:00Z',
    who: 'Сотрудник Поддержки',
    text: 'На снимке не видно лица. Загрузите портрет на светлом фоне, без головного убора.',
    tone: 'warning',
  },
  { id: '4', title: 'Заявка отклонена', at: '2026-03-09T00:00:00Z', tone: 'danger' },
  { id: '5', title: 'Заявка одобрена', at: '2026-03-10T07:05:00Z', tone: 'success' },
];

export const timelineExhibit: Exhibit = {
  component: 'progress/Timeline',
  subject: { element: <Timeline label="История заявки" events={events} />, tag: 'ol' },
  states: {
    'every tone': () => <Timeline label="История заявки" events={events} />,
    'one event': () => <Timeline label="История заявки" events={events.slice(0, 1)} />,
    'in a narrow place': () => (
      <div className={styles.narrow}>
        <Timeline
          label="История заявки"
          events={events.map((event) => ({
            ...event,
            who: 'Константинопольская-Преображенская Александра Станиславовна',
          }))}
        />
      </div>
    ),
  },
};
