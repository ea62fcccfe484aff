import { FormFields } from '@campus/shared/form/FormFields';
import { useContext } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';
import { TextField } from '@campus/shared/form/TextField';

function Labels() {
  const { words } = useContext(FormFields);
  return (
    <p>
      {Object.values(words)
        .map(({ label }) => label)
        .join(', ')}
    </p>
  );
}

export const formFieldsExhibit: Exhibit = {
  component: 'form/FormFields',
  subject: null,
  states: {
    'labels that the summary knows': () => (
      <SampleForm>
        <TextField name="city" label="Город" />
        <TextField name="street" label="Улица" />
        <Labels />
      </SampleForm>
    ),
  },
};
