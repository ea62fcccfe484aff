import { useCopy } from '@campus/shared/browser/useCopy';
import { ticketCategories, guestTicketRequest } from '@campus/shared/contract/support/requests';
import { type TicketReceipt, createGuestTicket } from '@campus/shared/contract/support/calls';
import { CheckboxField } from '@campus/shared/form/CheckboxField';
import { Form } from '@campus/shared/form/Form';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { Icon } from '@campus/shared/ui/Icon';
import { Receipt } from '@campus/shared/ui/Receipt';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import styles from './NewTicketScreen.module.css';

type Written = z.input<typeof guestTicketRequest>;
type Checked = z.output<typeof guestTicketRequest>;

/** The topic is not chosen and the consent not given beforehand. */
const blank = { subject: '', text: '', guestName: '', guestEmail: '' };

const useTicketForm = (onDone: (receipt: TicketReceipt) => void) =>
  useCallForm<typeof createGuestTicket, Written, Checked>(createGuestTicket, guestTicketRequest, {
    defaultValues: blank,
    draft: 'support.ticket',
    draftOmits: ['consent'],
    onDone,
  });

type TicketFormControl = ReturnType<typeof useTicketForm>['form'];

interface TopicHintProps {
  form: TicketFormControl;
}

/** What to write so that the first answer already helps; another topic, another hint. */
function TopicHint({ form }: TopicHintProps) {
  const { t } = useTranslation('support');
  const [topic, setTopic] = useState('');
  useEffect(
    () =>
      form.subscribe({
        name: 'category',
        formState: { values: true },
        callback: ({ values }) => setTopic(values.category ?? ''),
      }),
    [form],
  );
  return (
    <div aria-live="polite" className={styles.place}>
      {topic && (
        <p className={styles.hint}>
          <Icon name="info" />
          <span>
            <strong>{t('form.hintTitle')}</strong> {t(`topic.${topic}.hint`)}
          </span>
        </p>
      )}
    </div>
  );
}

/** Writes in what we know of a signed-in person, never over what they have typed. */
function usePersonInForm(form: TicketFormControl) {
  const { person } = useSession();
  const known = person?.kind === 'HUMAN' ? person : undefined;
  const email = known?.email ?? '';
  const name = [known?.firstName, known?.lastName].filter(Boolean).join(' ');

  useEffect(() => {
    if (name && !form.getValues('guestName')) form.setValue('guestName', name);
    if (email && !form.getValues('guestEmail')) form.setValue('guestEmail', email);
  }, [form, name, email]);
}

interface TicketFormProps {
  onAccepted: (receipt: TicketReceipt) => void;
}

function TicketForm({ onAccepted }: TicketFormProps) {
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

interface CopyNumberProps {
  number: string;
}

function CopyNumber({ number }: CopyNumberProps) {
  const { t } = useTranslation('support');
  const copy = useCopy();
  const words = {
    done: t('accepted.copied', { number }),
    failed: t('accepted.notCopied', { number }),
  };
  return (
    <Button variant="soft" icon="copy" onClick={() => void copy(number, words)}>
      {t('accepted.copy')}
    </Button>
  );
}

const steps = ['mail', 'spam', 'number'] as const;

interface TicketAcceptedProps {
  receipt: TicketReceipt;
  onAnother: () => void;
}

function TicketAccepted({ receipt: { number }, onAnother }: TicketAcceptedProps) {
  const { t } = useTranslation('support');

  useEffect(() => {
    // The form held the focus: without this a screen reader would start from the top of the page.
    document.getElementById('screen-title')?.focus();
  }, []);

  return (
    <div className={styles.accepted}>
      <Screen title={t('accepted.title', { number })} width="narrow">
        <Receipt title={t('accepted.thanks')} number={number}>
          <Stack gap={5}>
            <h3 className={styles.next}>{t('accepted.next')}</h3>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{t(`accepted.step.${step}`)}</li>
              ))}
            </ol>
            <Stack gap={3}>
              <CopyNumber number={number} />
              <Button variant="ghost" onClick={onAnother}>
                {t('accepted.another')}
              </Button>
            </Stack>
          </Stack>
        </Receipt>
      </Screen>
    </div>
  );
}

export function NewTicketScreen() {
  const { t } = useTranslation('support');
  const [receipt, setReceipt] = useState<TicketReceipt | null>(null);
  if (receipt) return <TicketAccepted receipt={receipt} onAnother={() => setReceipt(null)} />;
  return (
    <Screen title={t('form.title')} lead={t('form.lead')} width="narrow">
      <Surface padding="l">
        <TicketForm onAccepted={setReceipt} />
      </Surface>
    </Screen>
  );
}
