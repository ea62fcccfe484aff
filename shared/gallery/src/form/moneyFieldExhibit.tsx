import { MoneyField } from '@campus/shared/form/MoneyField';
import { SampleForm } from '../SampleForm';
import { fieldExhibit } from './fieldExhibit';

const whole = { field: 100_000_000 };
const values = { field: 1_234_567 };

export const moneyFieldExhibit = fieldExhibit({
  component: 'form/MoneyField',
  tag: 'input',
  field: (props) => <MoneyField {...props} />,
  label: 'Сумма стипендии',
  hint: 'До вычета налога',
  filled: 1_234_567,
  error: ['MONEY_FORMAT', '12 тысяч'],
  more: {
    'whole rubles': () => (
      <SampleForm values={whole}>
        <MoneyField name="field" label="Бюджет" />
      </SampleForm>
    ),
    'read-only': () => (
      <SampleForm values={values}>
        <MoneyField name="field" label="Сумма стипендии" readOnly />
      </SampleForm>
    ),
  },
});
