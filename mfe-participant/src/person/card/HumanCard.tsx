import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { cardMoves } from '@campus/shared/contract/cards/machine';
import { humanUpdateRequest, type cardActions } from '@campus/shared/contract/people/requests';
import { getHuman, updateHuman } from '@campus/shared/contract/people/staffCalls';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useFormWindow, type ClosingForm } from '@campus/shared/record/useFormWindow';
import { useCallFormInWindow } from '@campus/shared/record/useCallFormInWindow';
import { useSession } from '@campus/shared/remote/useSession';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CardStatus } from '../../campusCard/CardStatus';
import { groupedNumber } from '../../campusCard/groupedNumber';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

type Card = NonNullable<CallOutput<typeof getHumanCard>>;
type Action = (typeof cardActions)[number];

const actions = [
  { action: 'UNBLOCK', move: 'unblock', variant: 'soft', icon: 'unlock' },
  { action: 'BLOCK', move: 'block', variant: 'soft', icon: 'lock' },
  { action: 'CLOSE', move: 'close', variant: 'danger', icon: 'close' },
] as const;

/** What staff may do with a card in a state. */
const movesFrom = (status: Card['status']) =>
  actions.filter(({ move }) => cardMoves[move].from.some((from) => from === status));

interface ActionFormProps extends ClosingForm {
  humanId: string;
  action: Action;
}

function ActionForm({ humanId, action, ...window }: ActionFormProps) {
  const { t } = useTranslation('participant');
  const sayFailed = useFailureNotice();
  const params = { id: humanId };
  const human = useCallQuery(getHuman, { params });
  const card = useCallQuery(getHumanCard, { params });
  const version = human.data?.version ?? 0;
  const schema = z.pipe(
    z.transform(({ comment }: { comment: string }): z.input<typeof humanUpdateRequest> => {
      return { cardAction: action, comment, version };
    }),
    humanUpdateRequest,
  );
  const form = useCallFormInWindow(updateHuman, schema, {
    defaultValues: { comment: '' },
    input: { params },
    window,
    done: t(`humanCard.${action}.done`),
    onRefused: async (error) => {
      if (error.status !== 409) return false;
      await Promise.all([human.refetch(), card.refetch()]);
      // The record was saved by somebody else: sent again, the form carries the fresh version.
      if (error.code === 'VERSION') return false;
      sayFailed(error, t('humanCard.failed'));
      window.onDone();
      return true;
    },
  });
  return (
    <RecordForm {...form} submitLabel={t(`humanCard.${action}.action`)}>
      <p>{t(`humanCard.${action}.text`)}</p>
      <TextAreaField name="comment" label={t('humanCard.comment')} rows={4} limit={1000} />
    </RecordForm>
  );
}

interface CardActionsProps {
  humanId: string;
  status: Card['status'];
}

/** Blocks, unblocks and closes a card, each with a comment that the log keeps. */
function CardActions({ humanId, status }: CardActionsProps) {
  const { t } = useTranslation('participant');
  const { ask, window } = useFormWindow<Action>({
    title: (action) => t(`humanCard.${action}.title`),
    form: (action, own) => <ActionForm {...{ humanId, action }} {...own} />,
  });
  const moves = movesFrom(status);
  return (
    <>
      {moves.length > 0 && (
        <Stack direction="row" gap={3} role="group" aria-label={t('humanCard.actions')}>
          {moves.map(({ action, variant, icon }) => (
            <Button key={action} size="s" {...{ variant, icon }} onClick={() => ask(action)}>
              {t(`humanCard.${action}.open`)}
            </Button>
          ))}
        </Stack>
      )}
      {window}
    </>
  );
}

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
        { term: t('field.organisation'), value: card.eduOrg?.name },
        { term: t('field.level'), value: card.level && t(`level.${card.level}`) },
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
