import { ApiError } from '@campus/shared/api/ApiError';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useQuery } from '@tanstack/react-query';
import type { Exhibit } from '../Exhibit';

const words = {
  title: 'Такого сотрудника нет',
  text: 'Учётную запись удалили, или адрес с ошибкой.',
  back: 'Все сотрудники',
};

interface SampleProps {
  name: string;
  answer: () => Promise<string>;
}

function Sample({ name, answer }: SampleProps) {
  const query = useQuery({
    queryKey: ['gallery', 'editor', name],
    queryFn: answer,
    retry: false,
  });
  return (
    <EditorScreen
      query={query}
      title="Анна Соколова"
      lead="sokolova · Поддержка"
      list={{ to: '/admin/users', label: 'Сотрудники' }}
      missing={(word) => words[word]}
      skeleton={<SkeletonText lines={3} />}
    >
      {(text) => <p>{text}</p>}
    </EditorScreen>
  );
}

export const editorScreenExhibit: Exhibit = {
  component: 'record/EditorScreen',
  subject: null,
  states: {
    there: () => <Sample name="there" answer={() => Promise.resolve('Поля записи')} />,
    missing: () => (
      <Sample name="missing" answer={() => Promise.reject(new ApiError(404, 'Не найдено'))} />
    ),
  },
};
