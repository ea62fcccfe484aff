import { ApiError } from '@campus/shared/api/ApiError';
import { useApi } from '@campus/shared/api/useApi';
import { answerTicket } from '@campus/shared/contract/support/calls';
import type { Ticket } from '@campus/shared/contract/support/records';
import { type TicketAnswerRequest } from '@campus/shared/contract/support/requests';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useSession } from '@campus/shared/remote/useSession';
import { useShortcuts } from '@campus/shared/remote/useShortcuts';
import { FilterSelect } from '@campus/shared/table/FilterSelect';
import type { FilterChoice } from '@campus/shared/table/filters';
import { Button } from '@campus/shared/ui/Button';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Stack } from '@campus/shared/ui/Stack';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgents } from './useAgents';
import { MergeTicket } from '../merge/MergeTicket';

type Change = Partial<TicketAnswerRequest>;

/** Saves one change after another: each over the version of the one before, read anew or not. */
function useChanges({ id, version }: Ticket) {
  const api = useApi();
  const saved = useRef(0);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (body: Change & { version: number }) => {
      const over = Math.max(body.version, saved.current);
      const done = await api(answerTicket, { params: { id }, body: { ...body, version: over } });
      saved.current = done.version;
    },
    meta: { invalidates: answerTicket.invalidates ?? [] },
    scope: { id: `ticket.${id}` },
  });
  return { change: (body: Change) => mutateAsync({ ...body, version }), isPending };
}

/** Whoever has the ticket may have gone: then the choice of colleagues has no such name. */
const withHolder = (list: readonly FilterChoice[], holder: Ticket['assignee']) =>
  !holder || list.some(({ value }) => value === holder.id)
    ? list
    : [...list, { value: holder.id, label: holder.name }];

interface TicketCareProps {
  ticket: Ticket;
  /** Somebody else was faster: what they did is to be shown. */
  onStale: () => Promise<unknown>;
}

/** Whose it is, how urgent, and whether it is done with. */
export function TicketCare({ ticket, onStale }: TicketCareProps) {
  const { t } = useTranslation('support');
  const { id: self } = useSession();
  const agents = useAgents();
  const { ask, dialog } = useConfirmed();
  const sayFailed = useFailureNotice();
  const { change, isPending } = useChanges(ticket);
  const { number, status, assignee, priority } = ticket;
  const isClosed = status === 'CLOSED';
  const send = async (body: Change) => {
    try {
      await change(body);
    } catch (error) {
      const code = error instanceof ApiError && error.code;
      // Each further press would name the same version, and be refused as well.
      if (code === 'VERSION' || code === 'TICKET_MERGED') await onStale();
      throw error;
    }
  };
  const save = (body: Change) =>
    void send(body).catch((error: unknown) => sayFailed(error, t('queue.notSaved')));
  const take = () => save({ assigneeId: self });
  const mayTake = !isClosed && assignee?.id !== self;
  useShortcuts(mayTake ? [{ keys: 'a', label: t('queue.take'), run: take }] : []);
  const turn = (deed: 'close' | 'reopen') =>
    ask({
      words: (word) => t(`queue.${deed}.${word}`, { number }),
      perform: () => send({ [deed]: true }),
    });
  return (
    <Stack direction="row" gap={3} role="group" aria-label={t('queue.care')}>
      {isClosed ? (
        !ticket.mergedInto && (
          <Button variant="soft" icon="undo" onClick={() => turn('reopen')}>
            {t('queue.reopen.open')}
          </Button>
        )
      ) : (
        <>
          <FilterSelect
            label={t('queue.assignee')}
            any={t('queue.nobody')}
            value={assignee?.id ?? ''}
            options={{ ...agents, list: withHolder(agents.list, assignee) }}
            onChange={(value) => save({ assigneeId: value || null })}
          />
          <FilterSelect
            label={t('queue.priority')}
            any={t('queue.priorities.NORMAL')}
            value={priority === 'NORMAL' ? '' : priority}
            options={optionsOf(['HIGH', 'LOW'], (value) => t(`queue.priorities.${value}`))}
            onChange={(value) => save({ priority: (value || 'NORMAL') as Ticket['priority'] })}
          />
          {mayTake && (
            <Button variant="soft" icon="user" busy={isPending} onClick={take}>
              {t('queue.take')}
            </Button>
          )}
          <Button variant="soft" icon="check" onClick={() => turn('close')}>
            {t('queue.close.open')}
          </Button>
        </>
      )}
      <MergeTicket ticket={ticket} onStale={onStale} />
      {dialog}
    </Stack>
  );
}
