import { SelectField } from '@campus/shared/form/SelectField';
import { SampleForm } from '../SampleForm';
import { fieldExhibit } from './fieldExhibit';

const options = [
  { value: 'CARD', label: 'Карта' },
  { value: 'PAYMENT', label: 'Стипендия и другие выплаты' },
  {
    value: 'OTHER',
    label: 'Другое: всё, что не относится ни к картам, ни к выплатам, ни к учётной записи',
  },
];
const other = { field: 'OTHER' };

export const selectFieldExhibit = fieldExhibit({
  component: 'form/SelectField',
  tag: 'select',
  field: (props) => <SelectField {...props} options={options} />,
  label: 'Тема',
  hint: 'От темы зависит, кто ответит',
  filled: 'CARD',
  error: ['REQUIRED'],
  more: {
    'long option': () => (
      <SampleForm values={other}>
        <SelectField name="field" label="Тема" options={options} placeholder={null} />
      </SampleForm>
    ),
  },
});
