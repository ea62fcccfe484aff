import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { SampleForm } from '../SampleForm';
import { fieldExhibit } from './fieldExhibit';

const text = 'Карта не пришла, хотя статус «Выдана» стоит с понедельника.';
const values = { field: text };

export const textAreaFieldExhibit = fieldExhibit({
  component: 'form/TextAreaField',
  tag: 'textarea',
  field: (props) => <TextAreaField {...props} rows={3} />,
  label: 'Сообщение',
  hint: 'Опишите, что случилось и когда',
  filled: text,
  error: ['REQUIRED'],
  more: {
    'with a counter': () => (
      <SampleForm values={values}>
        <TextAreaField name="field" label="Сообщение" rows={3} limit={500} />
      </SampleForm>
    ),
    'too long': () => (
      <SampleForm values={values}>
        <TextAreaField name="field" label="Сообщение" rows={3} limit={50} />
      </SampleForm>
    ),
    'read-only': () => (
      <SampleForm values={values}>
        <TextAreaField name="field" label="Сообщение" rows={3} readOnly />
      </SampleForm>
    ),
  },
});
