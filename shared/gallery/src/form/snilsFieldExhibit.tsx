import { SnilsField } from '@campus/shared/form/SnilsField';
import { fieldExhibit } from './fieldExhibit';

export const snilsFieldExhibit = fieldExhibit({
  component: 'form/SnilsField',
  tag: 'input',
  field: (props) => <SnilsField {...props} />,
  label: 'СНИЛС',
  hint: '11 цифр с зелёной карточки или из Госуслуг',
  filled: '11223344595',
  error: ['SNILS_CHECKSUM', '11223344596'],
});
