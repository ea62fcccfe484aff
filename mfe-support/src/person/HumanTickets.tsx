import type { CallOutput } from '@campus/shared/contract/call';
import type { listHumanTicketsMailing } from '@campus/shared/contract/notifications/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import { useTranslation } from 'react-i18next';
import { PersonTable } from './PersonTable';

type Ticket = CallOutput<typeof listHumanTicketsMailing>['tickets']['items'][number];

/** What one person has asked, on the page that staff have of them. */
export function HumanTickets({ humanId }: { humanId: string }) {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  const columns: Column<Ticket>[] = [
    {
      key: 'subject',
      header: t('human.subject'),
      cell: ({ subject }) => subject,
      priority: 'primary',
    },
    { key: 'number', header: t('human.number'), cell: ({ number }) => number },
    { key: 'status', header: t('human.status'), cell: ({ status }) => t(`human.ticket.${status}`) },
    { key: 'created', header: t('human.created'), cell: ({ createdAt }) => dateTime(createdAt) },
  ];
  return (
    <PersonTable
      humanId={humanId}
      caption={t('human.tickets')}
      columns={columns}
      rowLink={({ id }) => supportPaths.ticket(id)}
      rowsOf={({ tickets }) => tickets.items}
      none={{ icon: 'help', title: t('human.noTickets'), text: t('human.noTicketsText') }}
    />
  );
}
