import { today } from '@campus/shared/contract/days';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { Payment } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { dayOf, expectedBy } from './paymentMonths';
import { PaymentStatus } from './PaymentStatus';
import styles from './YearCalendar.module.css';

const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

function CalendarPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { money, dayMonth } = useFormat();
  const expected = expectedBy(payment, today());
  return (
    <li className={styles.payment}>
      <TextLink to={paymentPaths.payment(payment.id)}>{t(`type.${payment.type}`)}</TextLink>
      <span className={styles.amount}>{money(payment.amount)}</span>
      {payment.paidAt && <span className={styles.note}>{dayMonth(payment.paidAt)}</span>}
      {expected && (
        <span className={styles.note}>{t('expected', { date: dayMonth(expected) })}</span>
      )}
      <PaymentStatus status={payment.status} />
    </li>
  );
}

interface YearCalendarProps {
  year: number;
  payments: Payment[];
}

/** All twelve months, those without payments too: what is missing is seen at once. */
export function YearCalendar({ year, payments }: YearCalendarProps) {
  const { t } = useTranslation('payments');
  const { monthName } = useFormat();
  return (
    <ol className={styles.year} aria-label={t('view.calendarOf', { year })}>
      {monthsOf(year).map((month) => {
        const inMonth = payments.filter((payment) => dayOf(payment).startsWith(month));
        return (
          <li key={month} className={styles.month} data-empty={inMonth.length === 0 || undefined}>
            <h2 className={styles.name}>{monthName(month)}</h2>
            {inMonth.length === 0 ? (
              <p className={styles.note}>{t('view.nothing')}</p>
            ) : (
              <ul className={styles.list}>
                {inMonth.map((payment) => (
                  <CalendarPayment key={payment.id} payment={payment} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
