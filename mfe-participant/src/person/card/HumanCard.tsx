import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useSession } from '@campus/shared/remote/useSession';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { CardStatus } from '../../campusCard/CardStatus';
import { groupedNumber } from '../../campusCard/groupedNumber';
import { CardActions } from './CardActions';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

type Card = NonNullable<CallOutput<typeof getHumanCard>>;
type PastCard = Card['previous'][number];

function useColumns(): Column<PastCard>[] {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  return [
    {
      key: 'number',
      header: t('humanCard.number'),
      cell: ({ number }) => groupedNumber(number),
      priority: 'primary',
    },
    {
      key: 'state',
      header: t('field.status'),
      cell: ({ status }) => <CardStatus status={status} />,
    },
    {
      key: 'reason',
      header: t('humanCard.reason'),
      cell: ({ blockReason }) => blockReason && t(`humanCard.reasons.${blockReason}`),
    },
    {
      key: 'issued',
      header: t('field.issued'),
      cell: ({ issuedAt }) => issuedAt && date(issuedAt),
    },
    {
      key: 'expires',
      header: t('field.expires'),
      cell: ({ expiresAt }) => expiresAt && date(expiresAt),
    },
  ];
}

function CardFacts({ card }: { card: Card }) {
  const { t } = useTranslation('participant');
  const { date, fullName } = useFormat();
  const { number, status, blockReason, issuedAt, expiresAt, issuing } = card;
  return (
    <SummaryList
      items={[
        { term: t('humanCard.number'), value: groupedNumber(number) },
        { term: t('field.status'), value: <CardStatus status={status} /> },
        ...(blockReason
          ? [{ term: t('humanCard.reason'), value: t(`humanCard.reasons.${blockReason}`) }]
          : []),
        { term: t('humanCard.holder'), value: fullName(card.holder) },
        { term: t('field.organisation'), value: card.eduOrg.name },
        { term: t('field.level'), value: t(`level.${card.level}`) },
        { term: t('field.kind'), value: t(`kind.${card.kind}`) },
        { term: t('humanCard.issuing'), value: issuing?.name },
        { term: t('field.issued'), value: issuedAt && date(issuedAt) },
        { term: t('field.expires'), value: expiresAt && date(expiresAt) },
      ]}
    />
  );
}

/** The card of one person and those before it, on the page that staff have of them. */
export function HumanCard({ humanId }: { humanId: string }) {
  const { t } = useTranslation('participant');
  const { roles } = useSession();
  const columns = useColumns();
  const query = useCallQuery(getHumanCard, { params: { id: humanId } });
  const mayAct = roles.includes('ADMIN') || roles.includes('SUPPORT');
  return (
    <QueryView
      query={query}
      isEmpty={(card) => card === null}
      empty={<EmptyState icon="card" title={t('humanCard.none')} text={t('humanCard.noneText')} />}
      skeleton={<SkeletonText lines={8} />}
    >
      {(card) =>
        card && (
          <Stack gap={6}>
            <Surface as="section" aria-label={t('humanCard.current')}>
              <Stack gap={5}>
                <CardFacts card={card} />
                {mayAct && <CardActions humanId={humanId} status={card.status} />}
              </Stack>
            </Surface>
            {card.previous.length > 0 && (
              <DataTable
                caption={t('humanCard.previous')}
                columns={columns}
                rows={card.previous}
                rowKey={({ id }) => id}
              />
            )}
          </Stack>
        )
      }
    </QueryView>
  );
}
