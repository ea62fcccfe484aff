import { CheckboxField } from '@campus/shared/form/CheckboxField';
import { fieldExhibit } from './fieldExhibit';

export const checkboxFieldExhibit = fieldExhibit({
  component: 'form/CheckboxField',
  tag: 'input',
  field: ({ optional: _, ...props }) => <CheckboxField {...props} />,
  label: 'Согласен на обработку персональных данных',
  hint: 'Без согласия мы не сможем выпустить карту',
  filled: true,
  isBoolean: true,
  error: ['CONSENT_REQUIRED'],
});
