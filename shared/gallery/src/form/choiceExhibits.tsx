import { CheckboxField } from '@campus/shared/form/CheckboxField';
import { CheckboxGroupField } from '@campus/shared/form/CheckboxGroupField';
import { RadioField } from '@campus/shared/form/RadioField';
import { SelectField } from '@campus/shared/form/SelectField';
import { SwitchField } from '@campus/shared/form/SwitchField';
import { SampleForm } from '../SampleForm';
import { fieldExhibit } from './fieldExhibit';

const selectOptions = [
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
  field: (props) => <SelectField {...props} options={selectOptions} />,
  label: 'Тема',
  hint: 'От темы зависит, кто ответит',
  filled: 'CARD',
  error: ['REQUIRED'],
  more: {
    'long option': () => (
      <SampleForm values={other}>
        <SelectField name="field" label="Тема" options={selectOptions} placeholder={null} />
      </SampleForm>
    ),
  },
});

const radioOptions = [
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
  field: (props) => <RadioField {...props} options={radioOptions} />,
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

const checkboxGroupOptions = [
  { value: 'MAIL', label: 'Письмом', hint: 'На почту из вашего профиля' },
  { value: 'PUSH', label: 'Уведомлением на телефоне' },
  { value: 'SITE', label: 'Здесь, в разделе «Уведомления»' },
];

export const checkboxGroupFieldExhibit = fieldExhibit({
  component: 'form/CheckboxGroupField',
  tag: 'fieldset',
  field: (props) => <CheckboxGroupField {...props} options={checkboxGroupOptions} />,
  label: 'Как сообщать о выплатах',
  hint: 'Можно выбрать несколько способов',
  filled: ['MAIL', 'SITE'],
  error: ['REQUIRED'],
});

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
