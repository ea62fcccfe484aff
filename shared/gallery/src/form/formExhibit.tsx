import { CheckboxField } from '@campus/shared/form/CheckboxField';
import { Form } from '@campus/shared/form/Form';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { Button } from '@campus/shared/ui/Button';
import type { Exhibit } from '../Exhibit';
import { useSampleForm, type Sample } from '../useSampleForm';

const values = { name: 'Анна', phone: '+79123456789', text: '' };
const refused = { text: 'REQUIRED', consent: 'CONSENT_REQUIRED' };
const failed = { root: 'Не получилось отправить. Ничего не потерялось — попробуйте ещё раз.' };
const never = () => new Promise<never>(() => undefined);

function SampleTicket({ form }: { form: ReturnType<typeof useSampleForm> }) {
  return (
    <Form
      form={form}
      onSubmit={never}
      submitLabel="Отправить"
      busyLabel="Отправляем"
      secondary={<Button variant="ghost">Отмена</Button>}
    >
      <TextField name="name" label="Имя" autoComplete="given-name" />
      <PhoneField name="phone" label="Телефон" optional />
      <TextAreaField name="text" label="Сообщение" rows={3} limit={500} />
      <CheckboxField name="consent" label="Согласен на обработку персональных данных" />
    </Form>
  );
}

const Shown = (sample: Sample) => <SampleTicket form={useSampleForm(sample)} />;

function Sending() {
  const form = useSampleForm({ values });
  const formState = { ...form.formState, isSubmitting: true };
  return <SampleTicket form={{ ...form, formState }} />;
}

function Restored() {
  const form = useSampleForm({ values });
  const nothing = () => undefined;
  const draft = { isRestored: true, startAnew: nothing, forget: nothing };
  return <SampleTicket form={{ ...form, draft }} />;
}

export const formExhibit: Exhibit = {
  component: 'form/Form',
  subject: null,
  states: {
    usual: () => <Shown values={values} />,
    'fields to correct': () => <Shown values={values} errors={refused} />,
    'not sent': () => <Shown values={values} errors={failed} />,
    'being sent': Sending,
    'restored from a draft': Restored,
  },
};
