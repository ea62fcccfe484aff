import { CheckedForm } from '@campus/shared/form/CheckedForm';
import { TextField } from '@campus/shared/form/TextField';
import type { Ref } from 'react';
import type { Exhibit } from '../Exhibit';
import { useSampleForm, type FormSample } from '../SampleForm';

const values = { name: 'Анна', text: 'Повышенная стипендия' };
const never = () => new Promise<never>(() => undefined);

const Sampled = ({ ref, ...sample }: FormSample & { ref?: Ref<HTMLDivElement> }) => (
  <CheckedForm
    ref={ref}
    form={useSampleForm(sample)}
    onSubmit={never}
    answers={() => [
      { term: 'Имя', value: values.name },
      { term: 'За что', value: values.text },
    ]}
    sendLabel="Отправить заявку"
  >
    <TextField name="name" label="Имя" autoComplete="given-name" />
    <TextField name="text" label="За что" />
  </CheckedForm>
);

export const checkedFormExhibit: Exhibit = {
  component: 'form/CheckedForm',
  subject: {
    element: <Sampled />,
    tag: 'div',
    isControl: true,
  },
  states: {
    'to be filled in': () => <Sampled values={values} />,
    refused: () => <Sampled values={values} errors={{ text: 'REQUIRED' }} />,
  },
};
