import { PhoneField } from '@campus/shared/form/PhoneField';
import { SampleForm } from '../SampleForm';
import { fieldExhibit } from './fieldExhibit';

const foreign = { field: '+49 30 123456' };
const values = { field: '+79123456789' };

export const phoneFieldExhibit = fieldExhibit({
  component: 'form/PhoneField',
  tag: 'input',
  field: (props) => <PhoneField {...props} />,
  label: 'Телефон',
  hint: 'Позвоним, только если не дозвонимся до почты',
  filled: '+79123456789',
  error: ['PHONE_FORMAT', '891234'],
  more: {
    'of another country': () => (
      <SampleForm values={foreign}>
        <PhoneField name="field" label="Телефон" />
      </SampleForm>
    ),
    'read-only': () => (
      <SampleForm values={values}>
        <PhoneField name="field" label="Телефон" readOnly />
      </SampleForm>
    ),
  },
});
