import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { createGuestTicket, createTicket } from '@campus/shared/contract/support/calls';
import {
  guestTicketRequest,
  participantTicketRequest,
} from '@campus/shared/contract/support/requests';
import {
  participantTicketCategories,
  ticketCategories,
} from '@campus/shared/contract/support/ticketCategories';
import { CheckboxField } from '@campus/shared/form/CheckboxField';
import { Form } from '@campus/shared/form/Form';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { TextLink } from '@campus/shared/ui/TextLink';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useCallback, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { TopicHelp } from './HelpPages';
import { LostCard, type AcceptedTicket } from './LostCard';
import { TicketFiles } from './TicketFiles';
import styles from './TicketForm.module.css';
import { RobotField, useRobotCheck } from './robotCheck/useRobotCheck';
import { useTicketId } from './useTicketId';

type Topic = (typeof participantTicketCategories)[number];

interface TicketFieldsProps {
  topics: readonly Topic[];
  /** What can be done about the topic at once. */
  atOnce?: ReactNode;
}

function TicketFields({ topics, atOnce }: TicketFieldsProps) {
  const { t } = useTranslation('support');
  const options = optionsOf(topics, (value) => t(`topic.${value}.name`));
  return (
    <>
      <SelectField
        name="category"
        label={t('form.category')}
        options={options}
        missing={t('form.missing.category')}
      />
      <TopicHelp>{atOnce}</TopicHelp>
      <TextField
        name="subject"
        label={t('form.subject')}
        hint={t('form.subjectHint')}
        missing={t('form.missing.subject')}
      />
      <TextAreaField
        name="text"
        label={t('form.text')}
        hint={t('form.textHint')}
        rows={7}
        limit={5000}
        missing={t('form.missing.text')}
      />
    </>
  );
}

/** The topic is that of the link which led here, if any; the consent is never given beforehand. */
function useBlank<T extends Topic>(topics: readonly T[]) {
  const [{ topic }] = useFilter({ topic: urlChoice(topics) });
  return { subject: '', text: '', category: topic };
}

const draft = 'support.ticket';

/** What somebody has written before the form became another one, as it does at signing in. */
export interface Written {
  subject: string;
  text: string;
  category?: Topic | undefined;
  /** The id that a guest has sent it by, where no answer came: it may be there. */
  sentAs?: string | undefined;
}

interface TicketFormProps {
  onAccepted: (receipt: AcceptedTicket) => void;
  written: Written | undefined;
  /** What is in the form when it goes. */
  onLeave: (written: Written) => void;
}

/** Goes on with what was written, and hands over what is. */
function KeepWritten({ written, onLeave }: Pick<TicketFormProps, 'written' | 'onLeave'>) {
  const { getValues, setValue } = useFormContext<Written>();
  const begin = useEffectEvent(() => {
    const { subject = '', text = '', category } = written ?? {};
    if (subject) setValue('subject', subject, { shouldDirty: true });
    if (text) setValue('text', text, { shouldDirty: true });
    if (category) setValue('category', category, { shouldDirty: true });
  });
  useEffect(() => {
    begin();
    return () => onLeave(getValues());
  }, [getValues, onLeave]);
  return null;
}

interface TopicOfLinkProps {
  topic: Topic | undefined;
  isRestored: boolean | undefined;
}

/** A draft that began by another link comes back with its words; what they are about the newer one says. */
function TopicOfLink({ topic, isRestored }: TopicOfLinkProps) {
  const { setValue, formState } = useFormContext<Written>();
  const begunWith = formState.defaultValues?.category;
  useEffect(() => {
    if (isRestored && topic && topic !== begunWith)
      setValue('category', topic, { shouldDirty: true });
  }, [isRestored, topic, begunWith, setValue]);
  return null;
}

type GuestOutput = z.output<typeof guestTicketRequest>;

export function GuestTicketForm({ onAccepted, onLeave, written }: TicketFormProps) {
  const { t } = useTranslation('support');
  const blank = useBlank(ticketCategories);
  const robotCheck = useRobotCheck();
  const { withId, renew } = useTicketId(draft);
  const sentAs = useRef<string>(undefined);
  const { form, onSubmit } = useCallForm(createGuestTicket, guestTicketRequest, {
    defaultValues: { ...blank, guestName: '', guestEmail: '' },
    draft,
    draftOutlives: true,
    draftOmits: ['consent', 'captcha', 'website'],
    onDone: (receipt) => {
      renew();
      onAccepted(receipt);
    },
    // What was sent along counts once.
    onRefused: () => void robotCheck.begin(),
  });
  const send = async ({ website, ...values }: GuestOutput) => {
    const captcha = await robotCheck.take();
    const shown = { ...(captcha && { captcha }), ...(website && { website }) };
    const sent = withId({ ...values, ...shown }, form);
    sentAs.current = sent.id;
    return onSubmit(sent);
  };
  const leave = useCallback(
    (left: Written) => onLeave({ ...left, sentAs: sentAs.current }),
    [onLeave],
  );
  return (
    <Form form={form} onSubmit={send} submitLabel={t('form.send')} busyLabel={t('form.sending')}>
      <KeepWritten written={written} onLeave={leave} />
      <TopicOfLink topic={blank.category} isRestored={form.draft?.isRestored} />
      <TicketFields topics={ticketCategories} />
      <RobotField />
      <TextField
        name="guestName"
        label={t('form.name')}
        autoComplete="name"
        missing={t('form.missing.name')}
      />
      <TextField
        name="guestEmail"
        label={t('form.email')}
        hint={t('form.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        missing={t('form.missing.email')}
      />
      <p className={styles.aside}>
        {t('form.guestFiles')} <TextLink to="?modal=signIn">{t('form.signIn')}</TextLink>
      </p>
      <CheckboxField name="consent" label={t('form.consent')} hint={t('form.consentHint')} />
    </Form>
  );
}

/** Somebody signed in is known: neither the name nor the e-mail nor a consent is asked for again. */
export function OwnTicketForm({ onAccepted, ...rest }: TicketFormProps) {
  const { t } = useTranslation('support');
  // With files it is another ticket: a guest brings none.
  const sentAs = rest.written?.sentAs;
  const blank = useBlank(participantTicketCategories);
  const { idOf, withId, renew, onRefused } = useTicketId(draft);
  const { form, onSubmit } = useCallForm(createTicket, participantTicketRequest, {
    defaultValues: blank,
    draft,
    draftOutlives: true,
    onDone: (receipt) => {
      renew();
      onAccepted(receipt);
    },
    onRefused,
  });
  const isLost = form.watch('category') === 'CARD_LOST';
  const { data: card } = useCallQuery(getCampusCard, undefined, { enabled: isLost });
  const blocks = isLost && (card === undefined || card?.status === 'ACTIVE');
  return (
    <Form
      form={form}
      onSubmit={(values) => onSubmit(withId({ ...values, id: values.id ?? sentAs }, form))}
      submitLabel={t(blocks ? 'form.blockAndSend' : 'form.send')}
    >
      <KeepWritten {...rest} />
      <TopicOfLink topic={blank.category} isRestored={form.draft?.isRestored} />
      <TicketFields
        topics={participantTicketCategories}
        atOnce={isLost && <LostCard onAccepted={onAccepted} />}
      />
      <TicketFiles ticketId={idOf(form)} />
    </Form>
  );
}
