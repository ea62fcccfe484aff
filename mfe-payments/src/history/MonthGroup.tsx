import { Surface } from '@campus/shared/ui/Surface';
import type { PaymentMonth } from './paymentMonths';
import styles from './MonthGroup.module.css';
import { PaymentRow } from './PaymentRow';
import { usePeriod } from './usePeriod';

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
