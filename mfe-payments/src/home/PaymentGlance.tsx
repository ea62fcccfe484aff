import type { Payment } from '@campus/shared/contract/participants';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import { PaymentStatus } from '../history/PaymentStatus';
import { usePeriod } from '../history/usePeriod';
import styles from './NextPayment.module.css';

interface PaymentGlanceProps {
  payment: Payment;
}

export function PaymentGlance({ payment }: PaymentGlanceProps) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormat();
  const { period } = usePeriod();
  const when = payment.paidAt ? date(payment.paidAt) : t('period', { period: period(payment) });
  return (
    <div className={styles.glance}>
      <p className={styles.amount}>{money(payment.amount)}</p>
      <p className={styles.facts}>
        {t(`type.${payment.type}`)}, {when}
      </p>
      <PaymentStatus status={payment.status} />
    </div>
  );
}
