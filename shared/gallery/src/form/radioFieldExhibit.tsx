import { RadioField } from '@campus/shared/form/RadioField';
import { SampleForm } from '../SampleForm';
import { fieldExhibit } from './fieldExhibit';

const options = [
  { value: 'CARD', label: 'На карту' },
  { value: 'CASH', label: 'Наличными в кассе' },
];
const described = [
  { value: 'CARD', label: 'На карту', hint: 'Деньги придут в день выплаты' },
  {
    value: 'CASH',
    label: 'Наличными в кассе университета по предъявлении паспорта',
    hint: 'Касса открыта по будням с 10 до 16; в первые дни после выплаты бывает очередь',
  },
];
const values = { field: 'CASH' };

export const radioFieldExhibit = fieldExhibit({
  component: 'form/RadioField',
  tag: 'fieldset',
  field: (props) => <RadioField {...props} options={options} />,
  label: 'Как получить стипендию',
  hint: 'Способ можно сменить до 20 числа',
  filled: 'CARD',
  error: ['REQUIRED'],
  more: {
    'answers with hints': () => (
      <SampleForm values={values}>
        <RadioField name="field" label="Как получить стипендию" options={described} />
      </SampleForm>
    ),
  },
});
