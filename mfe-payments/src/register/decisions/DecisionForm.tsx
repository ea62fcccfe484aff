import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { decideCandidates, getPayment } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { candidatesDecisionRequest } from '@campus/shared/contract/payments/requests';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import type { ClosingForm } from '@campus/shared/record/useFormWindow';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Candidate, CandidatesFilter } from '../candidates/useCandidates';
import type { Decision } from './useDecideInParts';

/** A decision that is asked for, and about whom: those chosen, or everybody found. */
export interface RequestedDecision {
  decision: Candidate['decision'];
  humanIds?: readonly string[];
  count: number;
  /** Which word it takes: why, or how a changed account was confirmed. */
  asks?: 'why' | 'confirmed' | undefined;
  /** What was written already, where it did not arrive for everybody. */
  reason?: string | undefined;
  /** Kopecks of the chosen. */
  amount?: number | undefined;
}

interface DecisionFormProps extends ClosingForm {
  register: PaymentRegister;
  filter: CandidatesFilter;
  wish: RequestedDecision;
  /** Sends what goes in parts; the window closes and the bar tells how far it is. */
  onParts: (decision: Decision) => void;
}

function useDecisionForm({ register, filter, wish, onParts, onDone }: DecisionFormProps) {
  const { t } = useTranslation('payments');
  const notify = useClientStore((state) => state.notify);
  const params = { id: register.id };
  const query = useCallQuery(getPayment, { params });
  const version = query.data?.version ?? register.version;
  const { decision, humanIds, asks } = wish;
  const schema = z.pipe(
    z.transform(({ reason }: { reason: string }): z.input<typeof candidatesDecisionRequest> => ({
      ...{ filter, decision, version },
      ...(asks && { reason }),
    })),
    candidatesDecisionRequest.check(
      z.refine(({ reason }) => !asks || Boolean(reason), {
        error: 'REQUIRED',
        path: ['reason'],
      }),
    ),
  );
  const goOn = (given: Decision) => {
    onDone();
    onParts(given);
  };
  const { form, onSubmit } = useCallForm(decideCandidates, schema, {
    defaultValues: { reason: wish.reason ?? '' },
    input: { params },
    guard: false,
    onDone: ({ decided, barred }) => {
      const said = t(`register.decide.${decision}.done`, { count: decided });
      const left =
        barred > 0
          ? ` ${t(`register.decide.${asks ? 'barred' : 'unexplained'}`, { count: barred })}`
          : '';
      notify({ tone: 'success', text: said + left });
      onDone();
    },
    onRefused: async (error) => {
      if (error.status === 409) await query.refetch();
      // Another backend takes no filter.
      if (error.status !== 404) return false;
      goOn({ decision, version, reason: form.getValues('reason') });
      return true;
    },
  });
  return { form, onSubmit: humanIds ? goOn : onSubmit };
}

export function DecisionForm(props: DecisionFormProps) {
  const { register, wish, onCancel, onDirty } = props;
  const { t } = useTranslation('payments');
  const { money, number } = useFormat();
  const { form, onSubmit } = useDecisionForm(props);
  const { decision, count, amount, asks } = wish;
  const { totals } = register;
  return (
    <RecordForm
      {...{ form, onSubmit, onCancel, onDirty }}
      submitLabel={t(`register.decide.${decision}.action`, { count, number: number(count) })}
    >
      <p>
        {t(`register.decide.${decision}.text`, {
          included: number(totals.included),
          amount: money(totals.amount),
        })}{' '}
        {amount !== undefined && t('register.decide.sum', { amount: money(amount) })}
      </p>
      {asks && (
        <TextAreaField
          name="reason"
          label={t(`register.decide.${asks}`)}
          hint={t('register.decide.reasonHint')}
          rows={3}
          limit={500}
        />
      )}
    </RecordForm>
  );
}
