import { ownFiles } from '@campus/shared/attachments/useOwnFiles';
import { createTicketOnBehalf } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Ticket } from '@campus/shared/contract/support/records';
import {
  staffChannels,
  ticketOnBehalfRequest,
  ticketPriorities,
} from '@campus/shared/contract/support/requests';
import { participantTicketCategories } from '@campus/shared/contract/support/ticketCategories';
import { Form } from '@campus/shared/form/Form';
import { FormSection } from '@campus/shared/form/FormSection';
import { RadioField } from '@campus/shared/form/RadioField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useValue } from '@campus/shared/form/useValue';
import { useFormat } from '@campus/shared/format/useFormat';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Receipt } from '@campus/shared/ui/Receipt';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ownerName } from '../ticket/ownerName';
import { TicketFileList } from '../ticket/TicketFileList';
import { TicketFiles } from '../ticket/TicketFiles';
import { useAnswerDay, useAnswerTerm } from '../ticket/useAnswerTerm';
import { useTicketId } from '../ticket/useTicketId';
import { CallerFields } from './CallerFields';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

type Request = z.input<typeof ticketOnBehalfRequest>;
type Written = Request & { who: 'HUMAN' | 'GUEST' };

/** Whoever was chosen or typed in the other kind of caller is not sent. */
const written = z.pipe(
  z.transform((values: Written): Request => {
    const { who, humanId, guestName, guestEmail, guestLanguage, ...words } = values;
    return who === 'HUMAN'
      ? { ...words, humanId: humanId || undefined }
      : { ...words, guestName, guestEmail, guestLanguage };
  }),
  ticketOnBehalfRequest,
) as unknown as z.ZodMiniType<z.output<typeof ticketOnBehalfRequest>, Written>;

function QuestionFields({ ticketId }: ComponentProps<typeof TicketFiles>) {
  const { t } = useTranslation('support');
  const [category, who] = [useValue('category'), useValue('who')];
  return (
    <>
      <SelectField
        name="category"
        label={t('onBehalf.category')}
        options={optionsOf(participantTicketCategories, (value) => t(`topic.${value}.name`))}
        missing={t('onBehalf.missing.category')}
      />
      {category === 'CARD_LOST' && who === 'HUMAN' && (
        <Banner tone="warning">{t('onBehalf.cardLost')}</Banner>
      )}
      <TextField
        name="subject"
        label={t('onBehalf.subject')}
        autoComplete="off"
        missing={t('onBehalf.missing.subject')}
      />
      <TextAreaField
        name="text"
        label={t('onBehalf.text')}
        hint={t('onBehalf.textHint')}
        rows={6}
        limit={5000}
        missing={t('onBehalf.missing.text')}
      />
      <RadioField
        name="channel"
        label={t('onBehalf.channel')}
        options={optionsOf(staffChannels, (value) => t(`channel.${value}`))}
      />
      <SelectField
        name="priority"
        label={t('onBehalf.priority')}
        options={optionsOf(ticketPriorities, (value) => t(`onBehalf.priorities.${value}`))}
        placeholder={null}
      />
      <TicketFiles ticketId={ticketId} />
    </>
  );
}

const draft = 'support.onBehalf';

function OnBehalfForm({ onMade }: { onMade: (ticket: Ticket) => void }) {
  const { t } = useTranslation('support');
  const language = useClientStore((state) => state.currentLanguage);
  const blank = { humanId: '', guestName: '', guestEmail: '', subject: '', text: '' };
  const { idOf, withId, renew, onRefused } = useTicketId(draft);
  const { form, onSubmit } = useCallForm(createTicketOnBehalf, written, {
    defaultValues: {
      ...{ ...blank, who: 'HUMAN', channel: 'PHONE', priority: 'NORMAL' },
      guestLanguage: language,
    },
    // Who called is somebody else’s data, which this browser has no reason to keep.
    ...{ draft, draftOmits: ['humanId', 'guestName', 'guestEmail'] },
    // A form begins with the language of the page, which may be another by the time one comes back.
    draftOutlives: true,
    onDone: (ticket) => {
      renew();
      onMade(ticket);
    },
    onRefused,
  });
  return (
    <Form
      form={form}
      onSubmit={(values) => onSubmit(withId(values, form))}
      submitLabel={t('onBehalf.send')}
    >
      <FormSection title={t('onBehalf.caller')}>
        <CallerFields />
      </FormSection>
      <FormSection title={t('onBehalf.question')}>
        <QuestionFields ticketId={idOf(form)} />
      </FormSection>
    </Form>
  );
}

/** What to tell the person before they hang up or go. */
function Made({ ticket, onAnother }: { ticket: Ticket; onAnother: () => void }) {
  const { t } = useTranslation('support');
  const term = useAnswerTerm();
  const { date } = useFormat();
  const { id, number, files, category, human, createdAt } = ticket;
  const owner = { ...ticket.owner, name: ownerName(ticket) };
  const day = useAnswerDay(createdAt);
  const way = owner.humanId ? 'human' : 'guest';
  const isBlocked = category === 'CARD_LOST' && human?.cardStatus === 'BLOCKED';
  useEffect(() => {
    ownFiles.change(id, () => []);
    // The form held the focus: without this a screen reader would start from the top of the page.
    document.getElementById('screen-title')?.focus();
  }, [id]);
  return (
    <Screen
      title={t('onBehalf.made.title', { number })}
      width="narrow"
      breadcrumbs={[{ to: supportPaths.queue(), label: t('onBehalf.queue') }]}
    >
      <Receipt title={t('onBehalf.made.tell')} number={number}>
        <Stack gap={5}>
          {isBlocked && <Banner tone="success">{t('onBehalf.made.blocked')}</Banner>}
          <p>
            {day
              ? t(`onBehalf.made.${way}By`, { ...owner, date: date(day) })
              : t(`onBehalf.made.${way}`, { ...owner, term })}
          </p>
          <TicketFileList files={files} />
          <Stack gap={3}>
            <ButtonLink to={supportPaths.ticket(id)}>{t('onBehalf.made.open')}</ButtonLink>
            <Button variant="ghost" onClick={onAnother}>
              {t('onBehalf.made.another')}
            </Button>
          </Stack>
        </Stack>
      </Receipt>
    </Screen>
  );
}

/** A ticket that staff write down for somebody who called, came or sent a letter. */
export function TicketOnBehalfScreen() {
  const { t } = useTranslation('support');
  const [made, setMade] = useState<Ticket>();
  if (made) return <Made ticket={made} onAnother={() => setMade(undefined)} />;
  return (
    <Screen
      title={t('onBehalf.title')}
      lead={t('onBehalf.lead')}
      width="narrow"
      breadcrumbs={[{ to: supportPaths.queue(), label: t('onBehalf.queue') }]}
    >
      <OnBehalfForm onMade={setMade} />
    </Screen>
  );
}
