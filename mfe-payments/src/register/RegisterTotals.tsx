import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import styles from './RegisterTotals.module.css';

/** What a register adds up to now; it stays in sight while people are decided about. */
export function RegisterTotals({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const { money, number } = useFormat();
  const { totals, budget } = register;
  const left = budget === null ? null : budget - totals.amount;
  const facts = [
    { name: 'candidates', value: number(totals.candidates), isMinor: true },
    { name: 'included', value: number(totals.included) },
    { name: 'excluded', value: number(totals.excluded), isMinor: true },
    { name: 'amount', value: money(totals.amount) },
    ...(left === null
      ? []
      : [
          left < 0
            ? { name: 'over', value: money(-left), isBad: true }
            : { name: 'left', value: money(left), isMinor: true },
        ]),
  ] as const;
  return (
    <section aria-label={t('register.totals.title')} className={styles.bar}>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div
            key={fact.name}
            className={styles.fact}
            data-minor={('isMinor' in fact && fact.isMinor) || undefined}
            data-bad={('isBad' in fact && fact.isBad) || undefined}
          >
            <dt>{t(`register.totals.${fact.name}`)}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className="visually-hidden">
        {t('register.totals.said', {
          included: number(totals.included),
          amount: money(totals.amount),
        })}
      </p>
    </section>
  );
}
