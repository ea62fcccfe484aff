import { ownFiles } from '@campus/shared/attachments/useOwnFiles';
import { useMoment } from '@campus/shared/browser/useMoment';
import { createTicket } from '@campus/shared/contract/support/calls';
import { ticketDays } from '@campus/shared/contract/support/machine';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { OwnTicket } from '@campus/shared/contract/support/records';
import { participantTicketRequest } from '@campus/shared/contract/support/requests';
import { Form } from '@campus/shared/form/Form';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useIsHere } from '@campus/shared/record/useIsHere';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TicketFiles } from '../../ticket/TicketFiles';
import { useTicketId } from '../../ticket/useTicketId';
import { BegunInDuplicate, replyDraft, type BegunReply } from './BegunInDuplicate';

interface TicketReplyProps {
  ticket: OwnTicket;
  /** Whether what is typed was refused: it stays in sight, also where no reply is taken any more. */
  onRefused: (isRefused: boolean) => void;
}

/** Reopens the ticket; one that was closed long ago is followed by a new one, which is led to. */
export function TicketReply({ ticket, onRefused }: TicketReplyProps) {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const notify = useClientStore((state) => state.notify);
  const now = useMoment();
  const isHere = useIsHere();
  const { id, category, subject, closedAt } = ticket;
  const age = closedAt && now !== null ? now - Date.parse(closedAt) : 0;
  const isOld = age > ticketDays.toReopen * 86_400_000;
  const draft = replyDraft(id);
  const ownId = useTicketId(draft);
  const { form, onSubmit } = useCallForm(createTicket, participantTicketRequest, {
    defaultValues: { category, subject, text: '', parentId: id },
    draft,
    onRefused: (error) => {
      ownId.onRefused(error);
      onRefused(true);
    },
    onDone: ({ id: next, number, isReopened }): void => {
      ownId.renew();
      onRefused(false);
      const subjectId = form.getValues('id');
      if (subjectId) ownFiles.change(subjectId, () => []);
      const word = isReopened ? 'sent' : 'followed';
      notify({ tone: 'success', text: t(`mine.reply.${word}`, { number }) });
      // Whoever has gone on meanwhile is not pulled back.
      if (!isHere()) return;
      if (!isReopened) void navigate(supportPaths.ownTicket(next));
      // The form goes with the focus in it: without this a screen reader would start from the top.
      document.getElementById('screen-title')?.focus();
    },
  });
  const [begunIn, setBegunIn] = useState<string>();
  const goOn = (number: string, begun: BegunReply) => {
    const text = [form.getValues('text'), begun.text].filter(Boolean).join('\n\n');
    form.setValue('text', text, { shouldDirty: true });
    if (begun.id && !form.getValues('id')) form.setValue('id', begun.id, { shouldDirty: true });
    setBegunIn(number);
  };
  const kind = closedAt ? (isOld ? 'old' : 'closed') : 'open';
  return (
    <Surface as="section" aria-label={t('mine.reply.title')}>
      {/* A duplicate comes with a message that has its id: what it was opened with. */}
      {ticket.answers.map(
        ({ id: ticketId, mergedFrom }) =>
          mergedFrom && (
            <BegunInDuplicate
              key={ticketId}
              ticketId={ticketId}
              onFound={(begun) => goOn(mergedFrom, begun)}
            />
          ),
      )}
      <Stack gap={4}>
        {begunIn && <Banner tone="info">{t('mine.reply.begun', { number: begunIn })}</Banner>}
        <Form
          form={form}
          onSubmit={(values) => onSubmit(ownId.withId(values, form))}
          submitLabel={t(`mine.reply.send.${kind}`)}
        >
          <TextAreaField
            name="text"
            label={t('mine.reply.label')}
            hint={t(`mine.reply.hint.${kind}`)}
            rows={4}
            limit={5000}
            missing={t('mine.reply.missing')}
          />
          <TicketFiles ticketId={ownId.idOf(form)} />
        </Form>
      </Stack>
    </Surface>
  );
}
