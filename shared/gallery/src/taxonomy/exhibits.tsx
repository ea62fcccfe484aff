import { Dictionary } from '@campus/shared/taxonomy/Dictionary';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Exhibit } from '../Exhibit';

interface Tag {
  id: string;
  name: string;
  uses: number;
}

const tags: Tag[] = [
  { id: 'grants', name: 'Стипендии', uses: 12 },
  { id: 'card', name: 'Карта', uses: 3 },
  { id: 'sport', name: 'Спорт', uses: 0 },
];

const texts: Record<string, string> = {
  title: 'Темы',
  lead: 'По темам читатели находят новости и события',
  list: 'Список тем',
  search: 'Найти тему',
  'none.title': 'Тем пока нет',
  'none.text': 'Добавьте первую тему.',
  new: 'Новая тема',
  'used.title': 'Тему пока нельзя удалить',
  'used.text': 'Её используют материалы. Уберите из них тему.',
};

const words: ComponentProps<typeof Dictionary<Tag>>['words'] = (word, facts) =>
  word === 'uses' ? `Материалов: ${facts?.count ?? 0}` : (texts[word] ?? facts?.name ?? '');

interface SampleProps {
  isReadOnly?: boolean;
  name: string;
  found: Tag[];
}

function Sample({ name, found, isReadOnly }: SampleProps) {
  const query = useQuery({
    queryKey: ['gallery', 'dictionary', name],
    queryFn: () => Promise.resolve(found),
  });
  return (
    <Dictionary
      words={words}
      query={query}
      columns={[{ key: 'name', header: 'Название', cell: (tag) => tag.name, priority: 'primary' }]}
      nameOf={(tag) => tag.name}
      searchIn={(tag) => tag.name}
      uses={{ countOf: (tag) => tag.uses, listsOf: () => [] }}
      remove={() => Promise.resolve()}
      replace={() => Promise.resolve()}
      restore={() => Promise.resolve()}
      newForm={() => null}
      editForm={() => null}
      isReadOnly={isReadOnly}
    />
  );
}

const dictionaryExhibit: Exhibit = {
  component: 'taxonomy/Dictionary',
  subject: null,
  states: {
    entries: () => <Sample name="entries" found={tags} />,
    'read only': () => <Sample name="read" found={tags} isReadOnly />,
    'none at all': () => <Sample name="none" found={[]} />,
  },
};

export const exhibits: readonly Exhibit[] = [dictionaryExhibit];
