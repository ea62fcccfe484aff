import { ApiError } from '@campus/shared/api/ApiError';
import { AsideCard } from '@campus/shared/progress/AsideCard';
import { OpenItems } from '@campus/shared/progress/OpenItems';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { Exhibit } from '../Exhibit';

const items: { id: string; title: string; facts: string; to?: string }[] = [
  { id: '1', title: 'Повышенная стипендия', facts: 'Решение до 27 ноября 2026' },
  { id: '2', title: 'Грант по кредиту', facts: 'Решение до 1 декабря 2026' },
];

interface SampleProps {
  ref?: Ref<HTMLDivElement>;
  name: string;
  answer: () => Promise<typeof items>;
}

/** A query that ends as the sample says, without any network. */
function Sample({ ref, name, answer }: SampleProps) {
  const query = useQuery({ queryKey: ['gallery', 'open', name], queryFn: answer, retry: false });
  return (
    <OpenItems
      ref={ref}
      title="Заявки"
      all={{ to: '?all', label: 'Все заявки' }}
      query={query}
      itemsOf={(all) => all}
      emptyText="Сейчас ни одна заявка не ждёт решения."
    />
  );
}

function CardSample({ ref, name, answer }: SampleProps) {
  const query = useQuery({ queryKey: ['gallery', 'aside', name], queryFn: answer, retry: false });
  return (
    <AsideCard
      ref={ref}
      title="Сообщения"
      all={{ to: '?all', label: 'Все сообщения' }}
      query={query}
      isEmpty={(all) => all.length === 0}
      emptyText="Непрочитанных сообщений нет."
    >
      {(all) => <p>{all.map(({ title }) => title).join(', ')}</p>}
    </AsideCard>
  );
}

const content = () => Promise.resolve(items);
const long = 'Государственная социальная стипендия за особые достижения в общественной работе';

export const openItemsExhibit: Exhibit = {
  component: 'progress/OpenItems',
  subject: {
    element: <Sample name="subject" answer={content} />,
    tag: 'section',
    isControl: true,
  },
  states: {
    'some wait': () => <Sample name="content" answer={content} />,
    'each has a page': () => (
      <Sample
        name="linked"
        answer={() => Promise.resolve(items.map((item) => ({ ...item, to: `?open=${item.id}` })))}
      />
    ),
    'nothing waits': () => <Sample name="empty" answer={() => Promise.resolve([])} />,
    loading: () => <Sample name="loading" answer={() => new Promise(() => undefined)} />,
    failed: () => (
      <Sample name="failed" answer={() => Promise.reject(new ApiError(503, 'Сервис недоступен'))} />
    ),
    'long text': () => (
      <Sample
        name="long"
        answer={() => Promise.resolve(items.map((item) => ({ ...item, title: long })))}
      />
    ),
  },
};

export const asideCardExhibit: Exhibit = {
  component: 'progress/AsideCard',
  subject: {
    element: <CardSample name="card" answer={content} />,
    tag: 'section',
    isControl: true,
  },
  states: {
    'as its page fills it': () => <CardSample name="filled" answer={content} />,
    'there is none': () => <CardSample name="none" answer={() => Promise.resolve([])} />,
  },
};
