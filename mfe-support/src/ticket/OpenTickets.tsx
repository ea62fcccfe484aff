import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { OpenItems } from '@campus/shared/progress/OpenItems';
import { useTranslation } from 'react-i18next';

/** What a participant has asked and is not over yet; the threads have pages of their own. */
export function OpenTickets() {
  const { t } = useTranslation('support');
  const query = useCallQuery(listMyTickets, { query: { size: 20 } });
  return (
    <OpenItems
      title={t('own.open')}
      all={{ to: supportPaths.ownTickets(), label: t('own.all') }}
      query={query}
      itemsOf={({ items }) =>
        items
          .filter(({ status }) => status !== 'CLOSED')
          .map(({ id, subject, number, status }) => ({
            id,
            title: subject,
            to: supportPaths.ownTicket(id),
            facts: `${number} · ${t(`human.ticket.${status}`)}`,
          }))
      }
      emptyText={t('own.noneOpen')}
    />
  );
}
