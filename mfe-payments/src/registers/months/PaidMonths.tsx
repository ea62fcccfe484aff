import { isMissing } from '@campus/shared/api/isMissing';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { Chart } from '@campus/shared/chart/Chart';
import { listPaidMonths } from '@campus/shared/contract/payments/calls';
import { type PaymentType } from '@campus/shared/contract/payments/machine';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import styles from './PaidMonths.module.css';

const height = 240;

/** What has arrived in each of the last twelve months. */
export function PaidMonths({ type }: { type: PaymentType }) {
  const { t } = useTranslation('payments');
  const query = useCallQuery(listPaidMonths, { params: { paymentType: type } });
  if (isMissing(query.error)) return null;
  const chart = {
    title: t('registers.months.title'),
    pointLabel: t('registers.months.month'),
    kind: 'bar',
    unit: 'money',
    height,
    empty: <p className={styles.none}>{t('registers.months.none')}</p>,
  } as const;
  return (
    <Surface as="aside" aria-label={t('registers.months.title')}>
      <QueryView query={query} empty={null} skeleton={<Chart {...chart} series={[]} loading />}>
        {(months) => {
          const values = months.map(({ month, amount }) => ({ x: month, y: amount }));
          const hasAny = months.some(({ amount }) => amount > 0);
          const paid = { key: 'paid', label: t('registers.months.paid'), values };
          return <Chart {...chart} series={hasAny ? [paid] : []} />;
        }}
      </QueryView>
    </Surface>
  );
}
