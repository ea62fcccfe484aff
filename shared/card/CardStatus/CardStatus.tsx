import type { CampusCard } from '@campus/shared/contract/cards/calls';
import { Status } from '@campus/shared/ui/Status';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { cardLooks } from './cardLooks';

interface CardStatusProps {
  status: CampusCard['status'];
  ref?: Ref<HTMLSpanElement>;
}

/** The state of a card in lists and records, in the same words as on the card itself. */
export function CardStatus({ status, ref }: CardStatusProps) {
  const { t } = useTranslation('shared');
  return (
    <Status ref={ref} {...cardLooks[status]}>
      {t(`card.status.${status}`)}
    </Status>
  );
}
