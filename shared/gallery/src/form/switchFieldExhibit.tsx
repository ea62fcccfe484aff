import { SwitchField } from '@campus/shared/form/SwitchField';
import { fieldExhibit } from './fieldExhibit';

export const switchFieldExhibit = fieldExhibit({
  component: 'form/SwitchField',
  tag: 'input',
  field: ({ optional: _, ...props }) => <SwitchField {...props} />,
  label: 'Уведомления о выплатах',
  hint: 'Придут, когда деньги отправлены',
  filled: true,
  isBoolean: true,
  error: ['INVALID'],
});
