import { ErrorSummary } from '@campus/shared/form/ErrorSummary';
import { TextField } from '@campus/shared/form/TextField';
import type { ReactNode } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';

const refused = { root: 'Проверьте анкету: два ответа нам не подошли.' };
const fields = { lastName: 'NAME_FORMAT', email: 'EMAIL_TAKEN' };
const both = { ...refused, ...fields };

function Summary({ errors, children }: { errors: Record<string, string>; children?: ReactNode }) {
  return (
    <SampleForm errors={errors}>
      <ErrorSummary />
      {children}
    </SampleForm>
  );
}

const questions = (
  <>
    <TextField name="lastName" label="Фамилия" />
    <TextField name="email" label="Почта" />
  </>
);

export const errorSummaryExhibit: Exhibit = {
  component: 'form/ErrorSummary',
  // Without an error it draws nothing.
  subject: null,
  states: {
    'fields to correct': () => <Summary errors={fields}>{questions}</Summary>,
    'refused as a whole': () => <Summary errors={refused} />,
    both: () => <Summary errors={both}>{questions}</Summary>,
  },
};
