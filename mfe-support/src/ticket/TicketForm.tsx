import { ticketCategories } from '@campus/shared/contract/payloads/tickets';
import type { TicketReceipt } from '@campus/shared/contract/tickets';
import { CheckboxField } from '@campus/shared/form/CheckboxField';
import { Form } from '@campus/shared/form/Form';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { useTranslation } from 'react-i18next';
import { TopicHint } from './TopicHint';
import { usePersonInForm } from './usePersonInForm';
import { useTicketForm } from './useTicketForm';

interface TicketFormProps {
  onAccepted: (receipt: TicketReceipt) => void;
}

export function TicketForm({ onAccepted }: TicketFormProps) {
  const { t } = useTranslation('support');
  const { form, onSubmit } = useTicketForm(onAccepted);
  usePersonInForm(form);
  const topics = ticketCategories.map((value) => ({ value, label: t(`topic.${value}.name`) }));

  return (
    <Form form={form} onSubmit={onSubmit} submitLabel={t('form.send')}>
      <SelectField name="category" label={t('form.category')} options={topics} />
      <TopicHint form={form} />
      <TextField name="subject" label={t('form.subject')} hint={t('form.subjectHint')} />
      <TextAreaField name="text" label={t('form.text')} rows={7} limit={5000} />
      <TextField name="guestName" label={t('form.name')} autoComplete="name" />
      <TextField
        name="guestEmail"
        label={t('form.email')}
        hint={t('form.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <CheckboxField name="consent" label={t('form.consent')} hint={t('form.consentHint')} />
    </Form>
  );
}
