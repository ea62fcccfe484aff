import { CardStatus } from '@campus/shared/card/CardStatus';
import type { CampusCard } from '@campus/shared/contract/cards/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { useTranslation } from 'react-i18next';

interface CardDetailsProps {
  card: CampusCard;
}

export function CardDetails({ card }: CardDetailsProps) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const dayOf = (day: string | null) => (day ? date(day) : '—');
  return (
    <SummaryList
      items={[
        { term: t('field.status'), value: <CardStatus status={card.status} /> },
        { term: t('field.organisation'), value: card.eduOrg.name },
        { term: t('field.level'), value: t(`level.${card.level}`) },
        { term: t('field.kind'), value: t(`kind.${card.kind}`) },
        { term: t('field.issued'), value: dayOf(card.issuedAt) },
        { term: t('field.expires'), value: dayOf(card.expiresAt) },
      ]}
    />
  );
}
