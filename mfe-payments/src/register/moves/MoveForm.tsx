import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getPayment, updatePayment } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { paymentUpdateRequest } from '@campus/shared/contract/payments/requests';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import type { ClosingForm } from '@campus/shared/record/useFormWindow';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { signed, usePrevious } from '../usePrevious';

export const moves = [
  { name: 'form', to: 'FORMED', variant: 'strong', icon: 'check' },
  { name: 'approve', to: 'APPROVED', variant: 'strong', icon: 'check' },
  { name: 'send', to: 'SENT', variant: 'strong', icon: 'arrow-right' },
  { name: 'reopen', to: 'DRAFT', variant: 'soft', icon: 'undo' },
  { name: 'cancel', to: 'CANCELLED', variant: 'ghost', icon: 'close' },
] as const;
export type RegisterMove = (typeof moves)[number];

/** Others read why a register is taken back or called off. */
const isExplained = ({ name }: RegisterMove) => name === 'reopen' || name === 'cancel';

/** How many payments over which sum: what every move is about. */
export function useEffectOf({ totals }: PaymentRegister) {
  const { money, number } = useFormat();
  const { included, amount } = totals;
  return { count: included, number: number(included), amount: money(amount) };
}

/** An answer that got lost does not say that nothing was done. */
const isLost = (status: unknown) => typeof status !== 'number';

/** What whoever approves looks at first: how it differs from the time before. */
function Difference({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const { money, number } = useFormat();
  const { previous } = usePrevious(register);
  if (!previous) return null;
  const { included, amount } = previous.totals;
  return (
    <p>
      {t('register.compare.said', {
        number: previous.number,
        people: signed(register.totals.included - included, number),
        amount: signed(register.totals.amount - amount, money),
      })}
    </p>
  );
}

interface MoveFormProps extends ClosingForm {
  register: PaymentRegister;
  move: RegisterMove;
}

function useMoveForm({ register, move, onDone }: MoveFormProps) {
  const { t } = useTranslation('payments');
  const notify = useClientStore((state) => state.notify);
  const { number } = useFormat();
  const effect = useEffectOf(register);
  const params = { id: register.id };
  const query = useCallQuery(getPayment, { params });
  const version = query.data?.version ?? register.version;
  const schema = z.pipe(
    z.transform(({ comment }: { comment: string }): z.input<typeof paymentUpdateRequest> => {
      return { status: move.to, version, ...(isExplained(move) && { comment }) };
    }),
    paymentUpdateRequest,
  );
  const finish = (said: 'done' | 'doneAfterAll', after: PaymentRegister) => {
    // Everybody is checked once more: whoever does not pass leaves a list that somebody has just read.
    const dropped = move.name === 'form' ? register.totals.included - after.totals.included : 0;
    notify(
      dropped > 0
        ? {
            tone: 'info',
            text: t('register.move.form.dropped', { count: dropped, number: number(dropped) }),
          }
        : { tone: 'success', text: t(`register.move.${move.name}.${said}`, effect) },
    );
    onDone();
  };
  return useCallForm(updatePayment, schema, {
    defaultValues: { comment: '' },
    input: { params },
    guard: false,
    onDone: (after) => finish('done', after),
    onRefused: async (error) => {
      if (error.status !== 409 && !isLost(error.status)) return false;
      // Sent again, the form carries the fresh version, and shows the fresh numbers before.
      const { data } = await query.refetch();
      const isMoved = isLost(error.status) && data?.status === move.to && data.version > version;
      if (isMoved) finish('doneAfterAll', data);
      return isMoved;
    },
  });
}

export function MoveForm(props: MoveFormProps) {
  const { register, move, onCancel, onDirty } = props;
  const { t } = useTranslation('payments');
  const { money, number } = useFormat();
  const { form, onSubmit } = useMoveForm(props);
  const { totals, budget } = register;
  const effect = useEffectOf(register);
  const isOver = move.name === 'form' && budget !== null && totals.amount > budget;
  return (
    <RecordForm
      {...{ form, onSubmit, onCancel, onDirty }}
      submitLabel={t(`register.move.${move.name}.action`, effect)}
    >
      <p>{t(`register.move.${move.name}.text`, effect)}</p>
      <SummaryList
        items={[
          { term: t('register.totals.included'), value: number(totals.included) },
          { term: t('register.totals.excluded'), value: number(totals.excluded) },
          { term: t('register.totals.amount'), value: money(totals.amount) },
          ...(budget === null
            ? []
            : [{ term: t('register.summary.budget'), value: money(budget) }]),
        ]}
      />
      {move.name === 'approve' && <Difference register={register} />}
      {isOver && budget !== null && (
        <Banner tone="warning">
          {t('register.overBudget', { amount: money(totals.amount - budget) })}
        </Banner>
      )}
      {isExplained(move) && (
        <TextAreaField
          name="comment"
          label={t('register.move.comment')}
          hint={t('register.move.commentHint')}
          rows={3}
          limit={1000}
        />
      )}
    </RecordForm>
  );
}
