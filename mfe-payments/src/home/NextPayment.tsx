import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { type Payment } from '@campus/shared/contract/payments/records';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { PaymentStatus } from '../history/PaymentStatus';
import { useExpected } from '../history/useExpected';
import { usePeriod } from '../history/usePeriod';
import styles from './NextPayment.module.css';

interface PaymentGlanceProps {
  payment: Payment;
}

function PaymentGlance({ payment }: PaymentGlanceProps) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormat();
  const { period } = usePeriod();
  const expected = useExpected()(payment);
  const when = payment.paidAt ? date(payment.paidAt) : t('period', { period: period(payment) });
  return (
    <div className={styles.glance}>
      <p className={styles.amount}>{money(payment.amount)}</p>
      <p className={styles.facts}>
        {t(`type.${payment.type}`)}, {when}
        {expected && <>, {expected}</>}
      </p>
      <PaymentStatus status={payment.status} />
    </div>
  );
}

const isComing = ({ status }: Payment) => status === 'PLANNED' || status === 'SENT';
const byDay = (a: Payment, b: Payment) => a.periodTo.localeCompare(b.periodTo);
const byPaidDay = (a: Payment, b: Payment) => (b.paidAt ?? '').localeCompare(a.paidAt ?? '');

/** The first of those still to come, else the last that has come. */
function nextPaymentOf(payments: Payment[]): Payment | undefined {
  const coming = payments.filter(isComing).sort(byDay);
  const paid = payments.filter(({ status }) => status === 'PAID').sort(byPaidDay);
  return coming[0] ?? paid[0];
}

/** The home page's word on money: what comes next, or what came last. */
export function NextPayment() {
  const { t } = useTranslation('payments');
  const query = useCallQuery(listPayHistory);
  const empty = <p className={styles.facts}>{t('home.empty')}</p>;
  return (
    <Surface as="section" aria-labelledby="next-payment">
      <header className={styles.header}>
        <h2 id="next-payment" className={styles.title}>
          {t('home.title')}
        </h2>
        <TextLink to={paymentPaths.payments()}>{t('home.all')}</TextLink>
      </header>
      <QueryView
        query={query}
        isEmpty={({ items }) => !nextPaymentOf(items)}
        empty={empty}
        skeleton={<SkeletonText lines={3} />}
      >
        {({ items }) => {
          const payment = nextPaymentOf(items);
          return payment && <PaymentGlance payment={payment} />;
        }}
      </QueryView>
    </Surface>
  );
}
