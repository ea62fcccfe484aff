import type { Payment } from '@campus/shared/contract/participants';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import styles from './PaymentRow.module.css';
import { PaymentStatus } from './PaymentStatus';
import { ReturnedPayment } from './ReturnedPayment';
import { usePeriod } from './usePeriod';

interface PaymentRowProps {
  payment: Payment;
}

export function PaymentRow({ payment }: PaymentRowProps) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormat();
  const { period } = usePeriod();
  const facts = [
    payment.paidAt && date(payment.paidAt),
    t('period', { period: period(payment) }),
    payment.accountMask && t('account', { account: payment.accountMask }),
  ].filter(Boolean);

  return (
    <li className={styles.payment}>
      <h3 className={styles.kind}>{t(`type.${payment.type}`)}</h3>
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
      {payment.status === 'RETURNED' && <ReturnedPayment reason={payment.reason} />}
    </li>
  );
}
