import { History } from '@campus/shared/progress/History';
import type { TimelineEvent } from '@campus/shared/progress/Timeline';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { Exhibit } from '../Exhibit';

const events: TimelineEvent[] = [
  { id: '2', title: 'Данные изменены', at: '2026-03-02T08:15:00Z', who: 'Сотрудник Поддержки' },
  { id: '1', title: 'Запись создана', at: '2026-03-01T09:00:00Z', who: 'Система' },
];

interface HistorySampleProps {
  ref?: Ref<HTMLOListElement>;
  name: string;
  answer: () => Promise<TimelineEvent[]>;
}

/** A history that ends as the sample says, without any network. */
function HistorySample({ ref, name, answer }: HistorySampleProps) {
  const query = useQuery({
    queryKey: ['gallery', 'history', name],
    queryFn: async () => {
      const items = await answer();
      return { items, total: items.length, skip: 0, size: 20 };
    },
    retry: false,
  });
  return (
    <History
      ref={ref}
      query={query}
      label="История записи"
      none="Записей пока нет"
      eventOf={(event) => event}
    />
  );
}

const content = () => Promise.resolve(events);

export const historyExhibit: Exhibit = {
  component: 'progress/History',
  subject: { element: <HistorySample name="subject" answer={content} />, tag: 'ol' },
  states: {
    loading: () => <HistorySample name="loading" answer={() => new Promise(() => undefined)} />,
    content: () => <HistorySample name="content" answer={content} />,
    empty: () => <HistorySample name="empty" answer={() => Promise.resolve([])} />,
  },
};
