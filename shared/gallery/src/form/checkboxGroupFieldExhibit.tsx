import { CheckboxGroupField } from '@campus/shared/form/CheckboxGroupField';
import { fieldExhibit } from './fieldExhibit';

const options = [
  { value: 'MAIL', label: 'Письмом', hint: 'На почту из вашего профиля' },
  { value: 'PUSH', label: 'Уведомлением на телефоне' },
  { value: 'SITE', label: 'Здесь, в разделе «Уведомления»' },
];

export const checkboxGroupFieldExhibit = fieldExhibit({
  component: 'form/CheckboxGroupField',
  tag: 'fieldset',
  field: (props) => <CheckboxGroupField {...props} options={options} />,
  label: 'Как сообщать о выплатах',
  hint: 'Можно выбрать несколько способов',
  filled: ['MAIL', 'SITE'],
  error: ['REQUIRED'],
});
