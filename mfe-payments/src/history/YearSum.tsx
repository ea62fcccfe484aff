import type { Payment } from '@campus/shared/contract/participants';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import { sumOf } from './sumOf';
import styles from './YearSum.module.css';

interface YearSumProps {
  year: number;
  payments: Payment[];
}

/** Only what has reached the account counts; what is on its way stands beside it. */
export function YearSum({ year, payments }: YearSumProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormat();
  const coming = sumOf(payments, ['PLANNED', 'SENT']);
  return (
    <section className={styles.sum} aria-labelledby="year-sum">
      <h2 id="year-sum" className={styles.title}>
        {t('sum.title', { year })}
      </h2>
      <p className={styles.amount}>{money(sumOf(payments, ['PAID']))}</p>
      {coming > 0 && <p className={styles.coming}>{t('sum.coming', { amount: money(coming) })}</p>}
    </section>
  );
}
