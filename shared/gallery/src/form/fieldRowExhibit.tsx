import { FieldRow } from '@campus/shared/form/FieldRow';
import { TextField } from '@campus/shared/form/TextField';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';

const pair = (
  <FieldRow>
    <TextField name="name.ru" label="Название" />
    <TextField name="name.en" label="Название по-английски, как его увидят читатели" optional />
  </FieldRow>
);

export const fieldRowExhibit: Exhibit = {
  component: 'form/FieldRow',
  subject: { element: pair, tag: 'div', around: SampleForm },
  states: {
    'a label of two lines': () => <SampleForm>{pair}</SampleForm>,
    'an error in one of them': () => (
      <SampleForm errors={{ 'name.ru': 'REQUIRED' }}>{pair}</SampleForm>
    ),
  },
};
