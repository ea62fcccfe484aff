import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { listHumanTicketsMailing } from '@campus/shared/contract/notifications/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useTranslation } from 'react-i18next';

type Ticket = CallOutput<typeof listHumanTicketsMailing>['tickets']['items'][number];

function useColumns(): Column<Ticket>[] {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  return [
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
}

/** What one person has asked, on the page that staff have of them. */
export function HumanTickets({ humanId }: { humanId: string }) {
  const { t } = useTranslation('support');
  const query = useCallQuery(listHumanTicketsMailing, { params: { id: humanId } });
  const columns = useColumns();
  return (
    <QueryView
      query={query}
      isEmpty={({ tickets }) => tickets.items.length === 0}
      empty={
        <EmptyState icon="help" title={t('human.noTickets')} text={t('human.noTicketsText')} />
      }
      skeleton={<SkeletonText lines={6} />}
    >
      {({ tickets }) => (
        <DataTable
          caption={t('human.tickets')}
          columns={columns}
          rows={tickets.items}
          rowKey={({ id }) => id}
        />
      )}
    </QueryView>
  );
}
