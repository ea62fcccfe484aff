import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { OpenItems } from '@campus/shared/progress/OpenItems';
import { useTranslation } from 'react-i18next';

/** What a participant has asked and is not over yet; the threads are on the page of help. */
export function OpenTickets() {
  const { t } = useTranslation('support');
  const query = useCallQuery(listMyTickets, { query: { size: 20 } });
  return (
    <OpenItems
      title={t('own.open')}
      all={{ to: supportPaths.newTicket(), label: t('own.all') }}
      query={query}
      itemsOf={({ items }) =>
        items
          .filter(({ status }) => status !== 'CLOSED')
          .map(({ id, subject, number, status }) => ({
            id,
            title: subject,
            facts: `${number} · ${t(`human.ticket.${status}`)}`,
          }))
      }
      emptyText={t('own.noneOpen')}
    />
  );
}
