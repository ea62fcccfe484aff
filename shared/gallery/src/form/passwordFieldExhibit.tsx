import { PasswordField } from '@campus/shared/form/PasswordField';
import { fieldExhibit } from './fieldExhibit';

export const passwordFieldExhibit = fieldExhibit({
  component: 'form/PasswordField',
  tag: 'input',
  field: (props) => <PasswordField {...props} autoComplete="new-password" />,
  label: 'Новый пароль',
  hint: 'Не меньше 15 знаков: подойдёт и обычная фраза',
  filled: 'корова прошла вчера',
  error: ['PASSWORD_SHORT', 'корова'],
});
