import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listPayHistory } from '@campus/shared/contract/participants';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';
import { PaymentsSkeleton } from './PaymentsSkeleton';
import { PaymentYear } from './PaymentYear';

/** Everything paid, sent and planned for the signed-in student, by year. */
export function PaymentsScreen() {
  const { t } = useTranslation('payments');
  const query = useCallQuery(listPayHistory);
  const empty = <EmptyState icon="wallet" title={t('empty.title')} text={t('empty.text')} />;

  return (
    <Screen title={t('title')} lead={t('lead')}>
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={empty}
        skeleton={<PaymentsSkeleton />}
      >
        {({ items }) => <PaymentYear payments={items} />}
      </QueryView>
    </Screen>
  );
}
