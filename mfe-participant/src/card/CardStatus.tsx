import type { CampusCard } from '@campus/shared/contract/participants';
import { Status } from '@campus/shared/ui/Status';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type Status = CampusCard['status'];
type Look = Pick<ComponentProps<typeof Status>, 'tone' | 'icon'>;

const looks: Record<Status, Look> = {
  ISSUING: { tone: 'info', icon: 'clock' },
  ACTIVE: { tone: 'success', icon: 'check' },
  BLOCKED: { tone: 'danger', icon: 'lock' },
  EXPIRED: { tone: 'warning', icon: 'calendar' },
  CLOSED: { tone: 'neutral', icon: 'close' },
};

export function CardStatus({ status }: { status: Status }) {
  const { t } = useTranslation('participant');
  return <Status {...looks[status]}>{t(`status.${status}`)}</Status>;
}
