import { today } from '@campus/shared/contract/days';
import type { Payment } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { Icon } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import { expectedBy } from './paymentMonths';
import { looks } from './PaymentStatus';
import styles from './PaymentWay.module.css';

type Status = Payment['status'];

const stepsTo = (end: Status): Status[] => ['PLANNED', 'SENT', end];

const stateOf = (step: Status, index: number, reached: number) => {
  if (index > reached) return 'later';
  return step === 'RETURNED' ? 'failed' : 'done';
};

interface PaymentWayProps {
  payment: Payment;
}

/** From the plan to the account: what is behind, and by when the rest is expected. */
export function PaymentWay({ payment }: PaymentWayProps) {
  const { t } = useTranslation('payments');
  const { date, dayMonth } = useFormat();
  const { status, paidAt } = payment;
  const steps = stepsTo(status === 'RETURNED' ? 'RETURNED' : 'PAID');
  const reached = steps.indexOf(status);
  const expected = expectedBy(payment, today());

  const factOf = (index: number) => {
    if (index < steps.length - 1) return undefined;
    if (index <= reached) return paidAt ? date(paidAt) : undefined;
    return expected ? t('expected', { date: dayMonth(expected) }) : t('payment.late');
  };

  return (
    <ol className={styles.way} aria-label={t('payment.way')}>
      {steps.map((step, index) => {
        const state = stateOf(step, index, reached);
        const fact = factOf(index);
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className={styles.sign}>
              <Icon name={looks[step].icon} />
            </span>
            <div className={styles.words}>
              <p className={styles.name}>{t(`status.${step}`)}</p>
              {fact && <p className={styles.fact}>{fact}</p>}
              <p>{t(`payment.${state === 'later' ? 'ahead' : 'meaning'}.${step}`)}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
