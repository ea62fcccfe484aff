import { MoneyField } from '@campus/shared/form/MoneyField';
import { SelectField } from '@campus/shared/form/SelectField';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';

const options = [
  { value: 'ACADEMIC', label: 'Академическая' },
  { value: 'SOCIAL', label: 'Социальная' },
];

export const formScopeExhibit: Exhibit = {
  component: 'form/FormScope',
  subject: null,
  states: {
    'fields without a button': () => (
      <SampleForm>
        <SelectField name="type" label="Стипендия" options={options} />
        <MoneyField name="sum" label="Сумма" />
      </SampleForm>
    ),
  },
};
