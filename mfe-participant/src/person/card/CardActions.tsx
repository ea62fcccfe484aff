import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { cardMoves, type CardStatus } from '@campus/shared/contract/cards/machine';
import { getHuman, updateHuman } from '@campus/shared/contract/people/staffCalls';
import { humanUpdateRequest, type cardActions } from '@campus/shared/contract/people/requests';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

type Action = (typeof cardActions)[number];

const actions = [
  { action: 'UNBLOCK', move: 'unblock', variant: 'soft', icon: 'unlock' },
  { action: 'BLOCK', move: 'block', variant: 'soft', icon: 'lock' },
  { action: 'CLOSE', move: 'close', variant: 'danger', icon: 'close' },
] as const;

/** What staff may do with a card in a state. */
const movesFrom = (status: CardStatus) =>
  actions.filter(({ move }) => cardMoves[move].from.some((from) => from === status));

interface ActionFormProps {
  humanId: string;
  action: Action;
  onDone: () => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

function ActionForm({ humanId, action, onDone, ...rest }: ActionFormProps) {
  const { t } = useTranslation('participant');
  const notify = useClientStore((state) => state.notify);
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
  const { form, onSubmit } = useCallForm(updateHuman, schema, {
    defaultValues: { comment: '' },
    input: { params },
    guard: false,
    onDone: () => {
      notify({ tone: 'success', text: t(`humanCard.${action}.done`) });
      onDone();
    },
    onRefused: async (error) => {
      if (error.status !== 409) return false;
      await Promise.all([human.refetch(), card.refetch()]);
      // The record was saved by somebody else: sent again, the form carries the fresh version.
      if (error.code === 'VERSION') return false;
      sayFailed(error, t('humanCard.failed'));
      onDone();
      return true;
    },
  });
  return (
    <RecordForm {...{ form, onSubmit, ...rest }} submitLabel={t(`humanCard.${action}.action`)}>
      <p>{t(`humanCard.${action}.text`)}</p>
      <TextAreaField name="comment" label={t('humanCard.comment')} rows={4} limit={1000} />
    </RecordForm>
  );
}

interface CardActionsProps {
  humanId: string;
  status: CardStatus;
}

/** Blocks, unblocks and closes a card, each with a comment that the log keeps. */
export function CardActions({ humanId, status }: CardActionsProps) {
  const { t } = useTranslation('participant');
  const { ask, asked, close, count, isOpen } = useAsked<Action>();
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
      <RecordWindow
        title={asked ? t(`humanCard.${asked}.title`) : ''}
        open={isOpen}
        onClose={close}
      >
        {(window) =>
          asked && (
            <ActionForm key={count} {...{ humanId }} action={asked} onDone={close} {...window} />
          )
        }
      </RecordWindow>
    </>
  );
}
