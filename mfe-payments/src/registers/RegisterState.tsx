import type { RegisterStatus } from '@campus/shared/contract/payments/machine';
import { Status } from '@campus/shared/ui/Status';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type Look = Pick<ComponentProps<typeof Status>, 'tone' | 'icon'>;

const looks: Record<RegisterStatus, Look> = {
  DRAFT: { tone: 'neutral', icon: 'edit' },
  FORMED: { tone: 'warning', icon: 'clock' },
  APPROVED: { tone: 'info', icon: 'check' },
  SENT: { tone: 'info', icon: 'arrow-right' },
  PAID: { tone: 'success', icon: 'check' },
  PARTIALLY_PAID: { tone: 'danger', icon: 'undo' },
  CANCELLED: { tone: 'neutral', icon: 'close' },
};

/** In what state a register is. */
export function RegisterState({ status }: { status: RegisterStatus }) {
  const { t } = useTranslation('payments');
  return <Status {...looks[status]}>{t(`registerState.${status}`)}</Status>;
}
