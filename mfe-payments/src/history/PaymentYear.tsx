import type { Payment } from '@campus/shared/contract/participants';
import { ChipLink } from '@campus/shared/ui/ChipLink';
import { Stack } from '@campus/shared/ui/Stack';
import { urlCount } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { MonthGroup } from './MonthGroup';
import { paymentMonths, yearOf, yearsOf } from './paymentMonths';
import styles from './PaymentYear.module.css';
import { YearSum } from './YearSum';

interface PaymentYearProps {
  payments: Payment[];
}

const yearFilter = { year: urlCount };

/** The year of the address, else the newest that has payments: the clock may know an empty one. */
export function PaymentYear({ payments }: PaymentYearProps) {
  const { t } = useTranslation('payments');
  const [filter, , hrefOf] = useFilter(yearFilter);
  const years = yearsOf(payments);
  const year = years.find((one) => one === filter.year) ?? years[0] ?? 0;

  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <nav aria-label={t('years')}>
          <Stack as="ul" direction="row" gap={2}>
            {years.map((one) => (
              <li key={one}>
                <ChipLink to={hrefOf({ year: one })} selected={one === year}>
                  {one}
                </ChipLink>
              </li>
            ))}
          </Stack>
        </nav>
        <YearSum year={year} payments={payments.filter((one) => yearOf(one) === year)} />
      </div>
      <Stack gap={8}>
        {paymentMonths(payments, year).map((month) => (
          <MonthGroup key={month.month} {...month} />
        ))}
      </Stack>
    </div>
  );
}
