import { TitleField } from '@campus/shared/form/TitleField';
import { fieldExhibit } from './fieldExhibit';

export const titleFieldExhibit = fieldExhibit({
  component: 'form/TitleField',
  tag: 'textarea',
  field: (props) => <TitleField {...props} />,
  label: 'Заголовок',
  hint: 'Его видно в списке и в поиске',
  filled:
    'Ночь открытых лабораторий: роботы, реактивы и разговоры с теми, кто ими занят каждый день',
  error: ['REQUIRED'],
});
