import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { decideCandidates, getPayment } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { candidatesDecisionRequest } from '@campus/shared/contract/payments/requests';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { Selection } from '@campus/shared/table/useSelection';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useActionBar } from '@campus/shared/ui/useActionBar';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import styles from './Decisions.module.css';
import { PartsRunning } from './PartsRunning';
import type { Candidate, CandidatesFilter } from './useCandidates';
import { useDecideInParts, type Decision } from './useDecideInParts';

/** A decision that is asked for, and about whom: those chosen, or everybody found. */
interface Wish {
  decision: Candidate['decision'];
  humanIds?: readonly string[];
  count: number;
  /** Kopecks of the chosen, where all of them have been read. */
  amount?: number | undefined;
}

interface DecisionFormProps {
  register: PaymentRegister;
  filter: CandidatesFilter;
  wish: Wish;
  /** Sends what goes in parts; the window closes and the bar tells how far it is. */
  onParts: (decision: Decision) => void;
  onDone: () => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

function useDecisionForm({ register, filter, wish, onParts, onDone }: DecisionFormProps) {
  const { t } = useTranslation('payments');
  const notify = useClientStore((state) => state.notify);
  const params = { id: register.id };
  const query = useCallQuery(getPayment, { params });
  const version = query.data?.version ?? register.version;
  const { decision, humanIds } = wish;
  const schema = z.pipe(
    z.transform(({ reason }: { reason: string }): z.input<typeof candidatesDecisionRequest> => ({
      ...{ filter, decision, version },
      ...(decision === 'EXCLUDED' && { reason }),
    })),
    candidatesDecisionRequest,
  );
  const goOn = (given: Decision) => {
    onDone();
    onParts(given);
  };
  const { form, onSubmit } = useCallForm(decideCandidates, schema, {
    defaultValues: { reason: '' },
    input: { params },
    guard: false,
    onDone: ({ decided, barred }) => {
      const said = t(`register.decide.${decision}.done`, { count: decided });
      const left = barred > 0 ? ` ${t('register.decide.barred', { count: barred })}` : '';
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

function DecisionForm(props: DecisionFormProps) {
  const { register, wish, onCancel, onDirty } = props;
  const { t } = useTranslation('payments');
  const { money, number } = useFormat();
  const { form, onSubmit } = useDecisionForm(props);
  const { decision, count, amount } = wish;
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
      {decision === 'EXCLUDED' && (
        <TextAreaField
          name="reason"
          label={t('register.decide.reason')}
          hint={t('register.decide.reasonHint')}
          rows={3}
          limit={500}
        />
      )}
    </RecordForm>
  );
}

interface DecisionsProps {
  register: PaymentRegister;
  filter: CandidatesFilter;
  found: number;
  candidates: readonly Candidate[];
  selection: Selection;
}

/** Of those who were chosen; unknown where one of them is not on the screen any more. */
function amountOf(chosen: ReadonlyMap<string, string>, candidates: readonly Candidate[]) {
  const known = candidates.filter(({ human }) => chosen.has(human.id));
  if (known.length < chosen.size) return undefined;
  return known.reduce((sum, { amount }) => sum + amount, 0);
}

/** Includes and excludes those who are chosen, or everybody whom the filter finds. */
export function Decisions({ register, filter, found, candidates, selection }: DecisionsProps) {
  const { t } = useTranslation('payments');
  const { number } = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  useActionBar(bar);
  const sayFailed = useFailureNotice();
  const { ask, asked, close, count, isOpen } = useAsked<Wish>();
  const { decide, decideFound, progress, stop } = useDecideInParts(register, (ids) =>
    selection.choose(
      ids.map((id) => [id, '']),
      false,
    ),
  );
  const { chosen } = selection;
  const wish = chosen.size
    ? { humanIds: [...chosen.keys()], count: chosen.size, amount: amountOf(chosen, candidates) }
    : { count: found };
  const onParts = (decision: Decision) => {
    if (!asked) return;
    const work = asked.humanIds
      ? decide(decision, asked.humanIds)
      : decideFound(decision, filter, asked.count);
    work.catch((error: unknown) => sayFailed(error, t('register.decide.failed')));
  };
  const said = chosen.size ? 'chosen' : 'all';
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={t('register.decide.title')}>
      {progress ? (
        <PartsRunning label={t('register.decide.running')} progress={progress} onStop={stop} />
      ) : (
        <>
          <p role="status" className={styles.count}>
            {t(`register.decide.${said}`, { count: wish.count, number: number(wish.count) })}
          </p>
          {(['INCLUDED', 'EXCLUDED'] as const).map((decision) => (
            <Button
              key={decision}
              size="s"
              variant="soft"
              icon={decision === 'INCLUDED' ? 'check' : 'minus'}
              onClick={() => ask({ decision, ...wish })}
            >
              {t(`register.decide.${decision}.open`, {
                count: wish.count,
                number: number(wish.count),
              })}
            </Button>
          ))}
          {chosen.size > 0 && (
            <IconButton
              icon="close"
              label={t('register.decide.clear')}
              onClick={() => selection.clear()}
            />
          )}
        </>
      )}
      <RecordWindow
        title={asked ? t(`register.decide.${asked.decision}.title`) : ''}
        open={isOpen}
        onClose={close}
      >
        {(window) =>
          asked && (
            <DecisionForm
              key={count}
              {...{ register, filter, onParts, ...window }}
              wish={asked}
              onDone={close}
            />
          )
        }
      </RecordWindow>
    </div>
  );
}
