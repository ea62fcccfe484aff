import { OptionFilter } from '@campus/shared/reading/OptionFilter';
import type { Exhibit } from '../Exhibit';

const filter = {
  label: 'Темы',
  all: 'Все темы',
  hrefOf: (ids: string[]) => `/_ui/reading?tagIds=${ids.join(',')}`,
};
const options = ['Стипендии', 'Карта', 'Спорт'].map((name) => ({ id: name, name }));

export const optionFilterExhibit: Exhibit = {
  component: 'reading/OptionFilter',
  subject: {
    element: <OptionFilter {...filter} options={options} selected={[]} />,
    tag: 'nav',
    isControl: true,
  },
  states: {
    'no choice': () => <OptionFilter {...filter} options={options} selected={[]} />,
    'two of three': () => (
      <OptionFilter {...filter} options={options} selected={['Карта', 'Спорт']} />
    ),
    'on their way': () => <OptionFilter {...filter} options={undefined} selected={[]} />,
  },
};
