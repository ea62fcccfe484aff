import type { CampusCard } from '@campus/shared/contract/cards/calls';
import { Status } from '@campus/shared/ui/Status';
import type { ComponentProps, Ref } from 'react';
import { useTranslation } from 'react-i18next';

type Look = Required<Pick<ComponentProps<typeof Status>, 'tone' | 'icon'>>;

/** How each state is told apart; the icons say it without colour. */
export const cardLooks: Record<CampusCard['status'], Look> = {
  ISSUING: { tone: 'info', icon: 'clock' },
  ACTIVE: { tone: 'success', icon: 'check' },
  BLOCKED: { tone: 'danger', icon: 'lock' },
  EXPIRED: { tone: 'warning', icon: 'calendar' },
  CLOSED: { tone: 'neutral', icon: 'close' },
};

interface CardStatusProps {
  status: CampusCard['status'];
  ref?: Ref<HTMLSpanElement>;
}

/** The state of a card in lists and records, in the same words as on the card itself. */
export function CardStatus({ status, ref }: CardStatusProps) {
  const { t } = useTranslation('participant');
  return (
    <Status ref={ref} {...cardLooks[status]}>
      {t(`campusCard.status.${status}`)}
    </Status>
  );
}
