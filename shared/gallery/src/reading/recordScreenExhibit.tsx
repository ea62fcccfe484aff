import { ApiError } from '@campus/shared/api/ApiError';
import { RecordScreen } from '@campus/shared/reading/RecordScreen';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Exhibit } from '../Exhibit';

interface SampleProps {
  name: string;
  answer: () => Promise<{ title: string; lang: string }>;
}

/** A query that ends as the sample says, without any network. */
function Sample({ name, answer }: SampleProps) {
  const { pathname } = useLocation();
  const query = useQuery({ queryKey: ['gallery', 'record', name], queryFn: answer, retry: false });
  return (
    <RecordScreen
      query={query}
      loading="Открываем новость"
      headOf={({ title }) => ({ title, lead: 'Коротко о главном' })}
      pathOf={() => pathname}
      breadcrumbs={[{ to: '/_ui', label: 'Новости' }]}
      missing={
        <EmptyState title="По этому адресу новости нет" text="Её могли снять с публикации." />
      }
      skeleton={<SkeletonText />}
    >
      {() => <p>Стипендия придёт на карту до пятнадцатого числа.</p>}
    </RecordScreen>
  );
}

const failed = (status: number, message: string) => () =>
  Promise.reject(new ApiError(status, message));

export const recordScreenExhibit: Exhibit = {
  component: 'reading/RecordScreen',
  subject: null,
  states: {
    loading: () => <Sample name="loading" answer={() => new Promise(() => undefined)} />,
    content: () => (
      <Sample name="content" answer={() => Promise.resolve({ title: 'Стипендия', lang: 'ru' })} />
    ),
    missing: () => <Sample name="missing" answer={failed(404, 'Не найдено')} />,
    failed: () => <Sample name="failed" answer={failed(503, 'Сервис недоступен')} />,
  },
};
