import type { ApplicationStatus } from '@campus/shared/contract/applications/machine';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';
import { applicationTones } from '../applications/applicationTones';

interface ApplicationStateProps {
  status: ApplicationStatus;
  /** It has waited longer than it may. */
  isOverdue: boolean;
}

export function ApplicationState({ status, isOverdue }: ApplicationStateProps) {
  const { t } = useTranslation('participant');
  if (isOverdue) return <Status tone="warning">{t('queue.status.OVERDUE')}</Status>;
  return <Status tone={applicationTones[status]}>{t(`queue.status.${status}`)}</Status>;
}
