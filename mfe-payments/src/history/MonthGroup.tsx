import { today } from '@campus/shared/contract/days';
import type { Payment } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from './MonthGroup.module.css';
import { expectedBy, type PaymentMonth } from './paymentMonths';
import { PaymentStatus } from './PaymentStatus';
import { ReturnedPayment } from './ReturnedPayment';
import { usePeriod } from './usePeriod';

interface PaymentRowProps {
  payment: Payment;
}

function PaymentRow({ payment }: PaymentRowProps) {
  const { t } = useTranslation('payments');
  const { date, dayMonth, money } = useFormat();
  const { period } = usePeriod();
  const expected = expectedBy(payment, today());
  const facts = [
    payment.paidAt && date(payment.paidAt),
    expected && t('expected', { date: dayMonth(expected) }),
    t('period', { period: period(payment) }),
    payment.accountMask && t('account', { account: payment.accountMask }),
  ].filter(Boolean);

  return (
    <li className={styles.payment}>
      <h3 className={styles.kind}>
        <TextLink to={paymentPaths.payment(payment.id)} quiet cover>
          {t(`type.${payment.type}`)}
        </TextLink>
      </h3>
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className={styles.amount} data-status={payment.status}>
        {money(payment.amount)}
      </p>
      <div className={styles.status}>
        <PaymentStatus status={payment.status} />
      </div>
      {payment.status === 'RETURNED' && (
        <div className={styles.returned}>
          <ReturnedPayment reason={payment.reason} />
        </div>
      )}
    </li>
  );
}

export function MonthGroup({ month, payments }: PaymentMonth) {
  const { monthName } = usePeriod();
  const headingId = `month-${month}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {monthName(month)}
      </h2>
      <Surface padding="none">
        <ul className={styles.list}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      </Surface>
    </section>
  );
}
