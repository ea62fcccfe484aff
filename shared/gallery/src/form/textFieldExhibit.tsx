import { TextField } from '@campus/shared/form/TextField';
import { SampleForm } from '../SampleForm';
import { fieldExhibit } from './fieldExhibit';

const name = { field: 'Анна' };

export const textFieldExhibit = fieldExhibit({
  component: 'form/TextField',
  tag: 'input',
  field: (props) => <TextField {...props} autoComplete="given-name" />,
  label: 'Имя',
  hint: 'Как в паспорте',
  filled: 'Анна',
  error: ['NAME_FORMAT', 'Анна 2'],
  more: {
    'read-only': () => (
      <SampleForm values={name}>
        <TextField name="field" label="Имя" hint="Имя меняет деканат" readOnly />
      </SampleForm>
    ),
    'with a placeholder': () => (
      <SampleForm>
        <TextField name="field" label="Сайт" type="url" placeholder="https://" />
      </SampleForm>
    ),
  },
});
