import type { Payment } from '@campus/shared/contract/payments/records';
import type { IconName } from '@campus/shared/ui/Icon';
import { Status } from '@campus/shared/ui/Status';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type StatusProps = ComponentProps<typeof Status>;
type Look = Pick<StatusProps, 'tone'> & { icon: IconName };

export const looks: Record<Payment['status'], Look> = {
  PLANNED: { tone: 'neutral', icon: 'calendar' },
  SENT: { tone: 'info', icon: 'arrow-right' },
  PAID: { tone: 'success', icon: 'check' },
  RETURNED: { tone: 'danger', icon: 'undo' },
};

export function PaymentStatus({ status }: Pick<Payment, 'status'>) {
  const { t } = useTranslation('payments');
  return <Status {...looks[status]}>{t(`status.${status}`)}</Status>;
}
