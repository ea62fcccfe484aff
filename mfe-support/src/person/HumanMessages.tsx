import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listHumanTicketsMailing } from '@campus/shared/contract/notifications/calls';
import type { InboxMessage } from '@campus/shared/contract/notifications/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useTranslation } from 'react-i18next';

function useColumns(): Column<InboxMessage>[] {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  return [
    { key: 'title', header: t('human.message'), cell: ({ title }) => title, priority: 'primary' },
    { key: 'sent', header: t('human.sent'), cell: ({ sentAt }) => dateTime(sentAt) },
    {
      key: 'read',
      header: t('human.read'),
      cell: ({ readAt }) => (readAt ? dateTime(readAt) : t('human.unread')),
    },
  ];
}

/** What one person was told, on the page that staff have of them. */
export function HumanMessages({ humanId }: { humanId: string }) {
  const { t } = useTranslation('support');
  const query = useCallQuery(listHumanTicketsMailing, { params: { id: humanId } });
  const columns = useColumns();
  return (
    <QueryView
      query={query}
      isEmpty={({ messages }) => messages.items.length === 0}
      empty={
        <EmptyState icon="mail" title={t('human.noMessages')} text={t('human.noMessagesText')} />
      }
      skeleton={<SkeletonText lines={6} />}
    >
      {({ messages }) => (
        <DataTable
          caption={t('human.messages')}
          columns={columns}
          rows={messages.items}
          rowKey={({ id }) => id}
        />
      )}
    </QueryView>
  );
}
