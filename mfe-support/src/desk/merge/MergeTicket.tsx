import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { listHumanTicketsMailing } from '@campus/shared/contract/notifications/calls';
import { filterTickets, mergeTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Ticket } from '@campus/shared/contract/support/records';
import { ticketMergeRequest } from '@campus/shared/contract/support/requests';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useIsHere } from '@campus/shared/record/useIsHere';
import type { WindowForm } from '@campus/shared/record/RecordWindow';
import { useFormWindow } from '@campus/shared/record/useFormWindow';
import { useCallFormInWindow } from '@campus/shared/record/useCallFormInWindow';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

interface Candidate {
  id: string;
  number: string;
  subject: string;
  status: string;
}

const choiceOf = ({ id, number, subject }: Candidate) => ({
  value: id,
  label: `${number} · ${subject}`,
});

/** Open tickets of the same person; of a guest those with the same e-mail, which is searched. */
function useCandidates({ id, human, owner }: Ticket) {
  const api = useApi();
  const own = useCallQuery(
    listHumanTicketsMailing,
    { params: { id: human?.id ?? '' } },
    { enabled: human !== null },
  );
  const isFit = (other: Candidate) => other.id !== id && other.status !== 'CLOSED';
  const ofGuest = async (text: string, signal: AbortSignal) => {
    const input = { query: { size: 100 }, body: { search: text || owner.email } };
    const { items } = await api(filterTickets, input, { signal });
    const email = owner.email.toLowerCase();
    return items
      .filter((other) => isFit(other) && other.owner.email.toLowerCase() === email)
      .map(choiceOf);
  };
  if (!human) return { search: ofGuest };
  return {
    options: own.data?.tickets.items.filter(isFit).map(choiceOf) ?? [],
    isLoading: own.isPending,
    onRetry: own.isError ? () => void own.refetch() : undefined,
  };
}

interface MergeFormProps extends WindowForm {
  ticket: Ticket;
  onDone: (main: Ticket) => void;
  /** Somebody has written in the ticket since it was read. */
  onStale: () => Promise<unknown>;
}

function MergeForm({ ticket, onStale, ...window }: MergeFormProps) {
  const { t } = useTranslation('support');
  const { id, number, version } = ticket;
  const candidates = useCandidates(ticket);
  const form = useCallFormInWindow(mergeTickets, ticketMergeRequest, {
    defaultValues: { into: '' },
    input: { params: { id } },
    window,
    done: (main) => t('queue.merge.done', { number, into: main.number }),
    onRefused: async ({ code }) => {
      if (code === 'VERSION') await onStale();
      return false;
    },
  });
  return (
    <RecordForm
      {...form}
      onSubmit={({ into }) => form.onSubmit({ into, version })}
      submitLabel={t('queue.merge.action')}
      firstField="into"
    >
      <Banner tone="warning" title={t('queue.merge.final', { number })}>
        {t('queue.merge.text')}
      </Banner>
      <ComboboxField
        name="into"
        label={t('queue.merge.into')}
        hint={t('queue.merge.hint')}
        {...candidates}
      />
    </RecordForm>
  );
}

interface MergeTicketProps {
  ticket: Ticket;
  onStale: () => Promise<unknown>;
}

/** Puts a duplicate into another ticket of the same person; there is no way back, and it says so. */
export function MergeTicket({ ticket, onStale }: MergeTicketProps) {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { search } = useLocation();
  const { ask, window } = useFormWindow<Ticket>({
    title: ({ number }) => t('queue.merge.title', { number }),
    form: (_, { onDone, ...own }) => (
      <MergeForm
        ticket={ticket}
        onStale={onStale}
        onDone={(main) => {
          onDone();
          if (isHere()) void navigate(supportPaths.ticket(main.id) + search);
        }}
        {...own}
      />
    ),
  });
  // A server that cannot merge does not say where a ticket has gone.
  const isOffered = ticket.mergedInto !== undefined && ticket.status !== 'CLOSED';
  return (
    <>
      {isOffered && (
        <Button variant="soft" icon="ticket" onClick={() => ask(ticket)}>
          {t('queue.merge.open')}
        </Button>
      )}
      {/* Closed meanwhile by somebody else: the window stays, and says so. */}
      {window}
    </>
  );
}
