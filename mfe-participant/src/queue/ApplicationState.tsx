import type { ApplicationStatus } from '@campus/shared/contract/applications/machine';
import { Status } from '@campus/shared/ui/Status';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

const tones: Record<ApplicationStatus, ComponentProps<typeof Status>['tone']> = {
  NEW: 'info',
  APPROVED: 'success',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
};

interface ApplicationStateProps {
  status: ApplicationStatus;
  /** It has waited longer than it may. */
  isOverdue: boolean;
}

export function ApplicationState({ status, isOverdue }: ApplicationStateProps) {
  const { t } = useTranslation('participant');
  if (isOverdue) return <Status tone="warning">{t('queue.status.OVERDUE')}</Status>;
  return <Status tone={tones[status]}>{t(`queue.status.${status}`)}</Status>;
}
