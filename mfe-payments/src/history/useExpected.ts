import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { today } from '@campus/shared/contract/days';
import { expectedDay } from '@campus/shared/contract/payments/expectedDay';
import type { Payment } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';

/** By when money on its way is expected, in words; what is late names no day that has passed. */
export function useExpected() {
  const { t } = useTranslation('payments');
  const { dayMonth } = useFormat();
  // The server renders it as if no day had passed: by the clock of the browser one may have.
  const now = useBrowserValue(today, '');
  return (payment: Payment) => {
    const day = expectedDay(payment);
    if (!day) return undefined;
    return day >= now ? t('expected', { date: dayMonth(day) }) : t('late');
  };
}
