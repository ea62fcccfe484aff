import type { InboxMessage } from '@campus/shared/contract/notifications/records';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import { useTranslation } from 'react-i18next';
import { PersonTable } from './PersonTable';

/** What one person was told, on the page that staff have of them. */
export function HumanMessages({ humanId }: { humanId: string }) {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  const columns: Column<InboxMessage>[] = [
    { key: 'title', header: t('human.message'), cell: ({ title }) => title, priority: 'primary' },
    { key: 'sent', header: t('human.sent'), cell: ({ sentAt }) => dateTime(sentAt) },
    {
      key: 'read',
      header: t('human.read'),
      cell: ({ readAt }) => (readAt ? dateTime(readAt) : t('human.unread')),
    },
  ];
  return (
    <PersonTable
      humanId={humanId}
      caption={t('human.messages')}
      columns={columns}
      rowsOf={({ messages }) => messages.items}
      none={{ icon: 'mail', title: t('human.noMessages'), text: t('human.noMessagesText') }}
    />
  );
}
