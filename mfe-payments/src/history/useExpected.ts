import { today } from '@campus/shared/contract/days';
import { expectedDay } from '@campus/shared/contract/payments/expectedDay';
import type { Payment } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';

/** By when money on its way is expected, in words; what is late names no day that has passed. */
export function useExpected() {
  const { t } = useTranslation('payments');
  const { dayMonth } = useFormat();
  return (payment: Payment) => {
    const day = expectedDay(payment);
    if (!day) return undefined;
    return day >= today() ? t('expected', { date: dayMonth(day) }) : t('late');
  };
}
