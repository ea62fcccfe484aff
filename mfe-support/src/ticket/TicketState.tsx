import type { TicketStatus } from '@campus/shared/contract/support/machine';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';

const tones = { NEW: 'info', OPEN: 'accent', ANSWERED: 'success', CLOSED: 'neutral' } as const;

interface TicketStateProps {
  status: TicketStatus;
  /** Its owner has waited longer than an answer may take. */
  isOverdue: boolean;
}

export function TicketState({ status, isOverdue }: TicketStateProps) {
  const { t } = useTranslation('support');
  if (isOverdue) return <Status tone="warning">{t('human.overdue')}</Status>;
  return <Status tone={tones[status]}>{t(`human.ticket.${status}`)}</Status>;
}
