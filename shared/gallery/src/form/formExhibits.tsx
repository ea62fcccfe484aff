import { CheckboxField } from '@campus/shared/form/CheckboxField';
import { DraftNotice } from '@campus/shared/form/DraftNotice';
import { ErrorSummary } from '@campus/shared/form/ErrorSummary';
import { FieldRow } from '@campus/shared/form/FieldRow';
import { FieldShell } from '@campus/shared/form/FieldShell';
import { Form } from '@campus/shared/form/Form';
import { FormFields } from '@campus/shared/form/FormFields';
import { FormSection } from '@campus/shared/form/FormSection';
import { MoneyField } from '@campus/shared/form/MoneyField';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { Button } from '@campus/shared/ui/Button';
import { useContext, type ReactNode } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleForm, useSampleForm, type FormSample } from '../SampleForm';

const values = { name: 'Анна', phone: '+79123456789', text: '' };
const formRefused = { text: 'REQUIRED', consent: 'CONSENT_REQUIRED' };
const failed = { root: 'Не получилось отправить. Ничего не потерялось — попробуйте ещё раз.' };
const never = () => new Promise<never>(() => undefined);

function SampleTicket({ form }: { form: ReturnType<typeof useSampleForm> }) {
  return (
    <Form
      form={form}
      onSubmit={never}
      submitLabel="Отправить"
      busyLabel="Отправляем…"
      secondary={<Button variant="ghost">Отмена</Button>}
    >
      <TextField name="name" label="Имя" autoComplete="given-name" />
      <PhoneField name="phone" label="Телефон" optional />
      <TextAreaField name="text" label="Сообщение" rows={3} limit={500} />
      <CheckboxField name="consent" label="Согласен на обработку персональных данных" />
    </Form>
  );
}

const ShownTicket = (sample: FormSample) => <SampleTicket form={useSampleForm(sample)} />;

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
    usual: () => <ShownTicket values={values} />,
    'fields to correct': () => <ShownTicket values={values} errors={formRefused} />,
    'not sent': () => <ShownTicket values={values} errors={failed} />,
    'being sent': Sending,
    'restored from a draft': Restored,
  },
};

const options = [
  { value: 'ACADEMIC', label: 'Академическая' },
  { value: 'SOCIAL', label: 'Социальная' },
];

export const formScopeExhibit: Exhibit = {
  component: 'form/FormScope',
  subject: null,
  states: {
    'fields without a button': () => (
      <SampleForm>
        <SelectField name="type" label="Стипендия" options={options} />
        <MoneyField name="sum" label="Сумма" />
      </SampleForm>
    ),
  },
};

const sectionField = <TextField name="place" label="Место" />;

export const formSectionExhibit: Exhibit = {
  component: 'form/FormSection',
  subject: {
    element: <FormSection title="Событие">{sectionField}</FormSection>,
    tag: 'section',
    isControl: true,
    around: SampleForm,
  },
  states: {
    usual: () => (
      <SampleForm>
        <FormSection title="Событие">{sectionField}</FormSection>
      </SampleForm>
    ),
    'with a lead': () => (
      <SampleForm>
        <FormSection title="Событие" lead="Когда и где оно пройдёт">
          {sectionField}
        </FormSection>
      </SampleForm>
    ),
  },
};

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

const summaryRefused = { root: 'Проверьте анкету: два ответа нам не подошли.' };
const fields = { lastName: 'NAME_FORMAT', email: 'EMAIL_TAKEN' };
const both = { ...summaryRefused, ...fields };

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
    'refused as a whole': () => <Summary errors={summaryRefused} />,
    both: () => <Summary errors={both}>{questions}</Summary>,
  },
};

const nothing = () => undefined;
const notice = <DraftNotice draft={{ isRestored: true, startAnew: nothing, forget: nothing }} />;

export const draftNoticeExhibit: Exhibit = {
  component: 'form/DraftNotice',
  subject: { element: notice, tag: 'div', isControl: true },
  states: {
    'over the fields of a form': () => (
      <SampleForm values={{ title: 'Осенний бал' }}>
        {notice}
        <TextField name="title" label="Название" />
      </SampleForm>
    ),
  },
};

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

const control = (
  <Button id="shelled" variant="soft">
    Выбрать
  </Button>
);

export const fieldShellExhibit: Exhibit = {
  component: 'form/FieldShell',
  subject: {
    element: (
      <FieldShell id="shelled" label="Справка">
        {control}
      </FieldShell>
    ),
    tag: 'div',
    isControl: true,
  },
  states: {
    everything: () => (
      <FieldShell
        id="shelled"
        label="Справка"
        optional
        hint="Подсказка стоит до поля: её читают раньше, чем начинают писать"
        error="Ошибка стоит после поля и говорит, что делать дальше"
      >
        {control}
      </FieldShell>
    ),
  },
};
