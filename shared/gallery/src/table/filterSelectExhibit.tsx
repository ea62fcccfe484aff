import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { Stack } from '@campus/shared/ui/Stack';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';

const options = [
  { value: 'support', label: 'Поддержка' },
  { value: 'content', label: 'Редактор' },
  { value: 'long', label: 'Администратор образовательной организации высшего образования' },
];
const loaded = { list: [], isLoading: false, hasFailed: false, retry: () => undefined };
const ignore = () => undefined;

const Usual = () => {
  const [value, setValue] = useState('');
  return (
    <FilterSelect label="Роль" any="Любая" value={value} options={options} onChange={setValue} />
  );
};

export const filterSelectExhibit: Exhibit = {
  component: 'table/FilterSelect',
  subject: {
    element: <FilterSelect label="Роль" value="" options={options} onChange={ignore} />,
    tag: 'select',
    isControl: true,
  },
  states: {
    usual: Usual,
    'long choice': () => (
      <FilterSelect label="Роль" value="long" options={options} onChange={ignore} />
    ),
    'loading and failed': () => (
      <Stack>
        <FilterSelect
          label="Роль"
          value="a"
          options={{ ...loaded, isLoading: true }}
          onChange={ignore}
        />
        <FilterSelect
          label="Организация"
          value=""
          options={{ ...loaded, hasFailed: true }}
          onChange={ignore}
        />
      </Stack>
    ),
  },
};
