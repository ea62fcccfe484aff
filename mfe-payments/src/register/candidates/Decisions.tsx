import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { decideCandidates, getPayment } from '@campus/shared/contract/payments/calls';
import type { CheckKey } from '@campus/shared/contract/payments/machine';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { candidatesDecisionRequest } from '@campus/shared/contract/payments/requests';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { PartsProgress } from '@campus/shared/progress/PartsProgress';
import { ActionBar } from '@campus/shared/table/ActionBar';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { Selection } from '@campus/shared/table/useSelection';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Candidate, CandidatesFilter } from './useCandidates';
import { type Decision, useDecideInParts } from './useDecideInParts';

/** A decision that is asked for, and about whom: those chosen, or everybody found. */
interface Wish {
  decision: Candidate['decision'];
  humanIds?: readonly string[];
  count: number;
  /** Which word it takes: why, or how a changed account was confirmed. */
  asks?: 'why' | 'confirmed' | undefined;
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
    defaultValues: { reason: '' },
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

function DecisionForm(props: DecisionFormProps) {
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

interface DecisionsProps {
  register: PaymentRegister;
  filter: CandidatesFilter;
  found: number;
  candidates: readonly Candidate[];
  selection: Selection;
}

/** Which of what is outweighed by including those chosen, or those whom a filter finds. */
function outweighed(
  { failedCheck }: CandidatesFilter,
  chosen: ReadonlyMap<string, string>,
  candidates: readonly Candidate[],
): Set<CheckKey> {
  const failed = candidates
    .filter(({ human }) => chosen.has(human.id))
    .flatMap(({ checks }) => checks.filter(({ passed }) => !passed));
  return new Set([...(failedCheck ? [failedCheck] : []), ...failed.map(({ key }) => key)]);
}

/** Whoever passes every check is included without a word. */
function wordFor(failed: ReadonlySet<CheckKey>): Wish['asks'] {
  if (failed.has('ACCOUNT_CHANGED')) return 'confirmed';
  return failed.has('QUOTA') || failed.has('ACCOUNT') ? 'why' : undefined;
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
  const sayFailed = useFailureNotice();
  const { ask, asked, close, count, isOpen } = useAsked<Wish>();
  const { decide, decideFound, running } = useDecideInParts(register, (ids) =>
    selection.choose(
      ids.map((id) => [id, '']),
      false,
    ),
  );
  const { chosen } = selection;
  const word = wordFor(outweighed(filter, chosen, candidates));
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
    <>
      <ActionBar
        label={t('register.decide.title')}
        status={
          !running &&
          t(`register.decide.${said}`, { count: wish.count, number: number(wish.count) })
        }
        end={
          !running &&
          chosen.size > 0 && (
            <IconButton
              icon="close"
              label={t('register.decide.clear')}
              onClick={() => selection.clear()}
            />
          )
        }
      >
        {running ? (
          <PartsProgress {...running} />
        ) : (
          (['INCLUDED', 'EXCLUDED'] as const).map((decision) => (
            <Button
              key={decision}
              size="s"
              variant="soft"
              icon={decision === 'INCLUDED' ? 'check' : 'minus'}
              onClick={() =>
                ask({ decision, ...wish, asks: decision === 'EXCLUDED' ? 'why' : word })
              }
            >
              {t(`register.decide.${decision}.open`, {
                count: wish.count,
                number: number(wish.count),
              })}
            </Button>
          ))
        )}
      </ActionBar>
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
    </>
  );
}
