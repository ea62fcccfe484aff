import { FormSection } from '@campus/shared/form/FormSection';
import { TextField } from '@campus/shared/form/TextField';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';

const field = <TextField name="place" label="Место" />;

export const formSectionExhibit: Exhibit = {
  component: 'form/FormSection',
  subject: {
    element: <FormSection title="Событие">{field}</FormSection>,
    tag: 'section',
    isControl: true,
    around: SampleForm,
  },
  states: {
    usual: () => (
      <SampleForm>
        <FormSection title="Событие">{field}</FormSection>
      </SampleForm>
    ),
    'with a lead': () => (
      <SampleForm>
        <FormSection title="Событие" lead="Когда и где оно пройдёт">
          {field}
        </FormSection>
      </SampleForm>
    ),
  },
};
