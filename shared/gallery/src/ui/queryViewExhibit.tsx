import { ApiError } from '@campus/shared/api/ApiError';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useQuery } from '@tanstack/react-query';
import type { Exhibit } from '../Exhibit';

interface SampleProps {
  name: string;
  answer: () => Promise<string[]>;
}

/** A query that ends as the sample says, without any network. */
function Sample({ name, answer }: SampleProps) {
  const query = useQuery({ queryKey: ['gallery', name], queryFn: answer, retry: false });
  return (
    <QueryView
      query={query}
      isEmpty={(lines) => lines.length === 0}
      empty={<EmptyState title="Новостей пока нет" text="Загляните позже." />}
      skeleton={<SkeletonText />}
    >
      {(lines) => <p>{lines.join(', ')}</p>}
    </QueryView>
  );
}

const failed = (status: number, message: string) => () =>
  Promise.reject(new ApiError(status, message));

export const queryViewExhibit: Exhibit = {
  component: 'ui/QueryView',
  subject: null,
  states: {
    loading: () => <Sample name="loading" answer={() => new Promise(() => undefined)} />,
    content: () => <Sample name="content" answer={() => Promise.resolve(['Первая', 'Вторая'])} />,
    empty: () => <Sample name="empty" answer={() => Promise.resolve([])} />,
    failed: () => <Sample name="failed" answer={failed(503, 'Сервис недоступен')} />,
    'no access': () => <Sample name="refused" answer={failed(403, 'Нужна роль редактора')} />,
  },
};
