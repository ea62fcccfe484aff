import type { CheckKey } from '@campus/shared/contract/payments/machine';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { PartsProgress } from '@campus/shared/progress/PartsProgress';
import { useFormWindow } from '@campus/shared/record/useFormWindow';
import { ActionBar } from '@campus/shared/table/ActionBar';
import type { Selection } from '@campus/shared/table/useSelection';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate, CandidatesFilter } from '../candidates/useCandidates';
import { DecisionForm, type RequestedDecision } from './DecisionForm';
import { type Decision, useDecideInParts } from './useDecideInParts';

interface DecisionsProps {
  register: PaymentRegister;
  filter: CandidatesFilter;
  found: number;
  /** By their ids; whoever is chosen is among them. */
  seen: RefObject<ReadonlyMap<string, Candidate>>;
  selection: Selection;
}

/** Which of what is outweighed by including those chosen, or those whom a filter finds. */
function outweighed(
  { failedCheck }: CandidatesFilter,
  people: readonly Candidate[],
): Set<CheckKey> {
  const failed = people.flatMap(({ checks }) => checks.filter(({ passed }) => !passed));
  return new Set([...(failedCheck ? [failedCheck] : []), ...failed.map(({ key }) => key)]);
}

/** Whoever passes every check is included without a word. */
function wordFor(failed: ReadonlySet<CheckKey>): RequestedDecision['asks'] {
  if (failed.has('ACCOUNT_CHANGED')) return 'confirmed';
  return failed.has('QUOTA') || failed.has('ACCOUNT') ? 'why' : undefined;
}

/** Whether the same is asked again, about those of the same people who are left. */
function isAgain(wish: RequestedDecision, before: RequestedDecision) {
  const humanIds = new Set(before.humanIds);
  return (
    wish.decision === before.decision &&
    wish.asks === before.asks &&
    !wish.humanIds === !before.humanIds &&
    (wish.humanIds ?? []).every((id) => humanIds.has(id))
  );
}

/** Includes and excludes those who are chosen, or everybody whom the filter finds. */
export function Decisions({ register, filter, found, seen, selection }: DecisionsProps) {
  const { t } = useTranslation('payments');
  const { number } = useFormat();
  const sayFailed = useFailureNotice();
  const { decide, decideFound, running } = useDecideInParts(register, (ids) =>
    selection.choose(
      ids.map((id) => [id, '']),
      false,
    ),
  );
  const [unsent, setUnsent] = useState<RequestedDecision>();
  const { chosen } = selection;
  const count = chosen.size || found;
  const wishOf = (decision: RequestedDecision['decision']): RequestedDecision => {
    const humanIds = [...chosen.keys()];
    const people = humanIds.flatMap((id) => seen.current.get(id) ?? []);
    const amount = people.reduce((sum, one) => sum + one.amount, 0);
    const wish: RequestedDecision = {
      ...{ decision, count },
      ...(chosen.size > 0 && { humanIds, amount }),
      asks: decision === 'EXCLUDED' ? 'why' : wordFor(outweighed(filter, people)),
    };
    return unsent && isAgain(wish, unsent) ? { ...wish, reason: unsent.reason } : wish;
  };
  const onParts = (asked: RequestedDecision) => (decision: Decision) => {
    const work = asked.humanIds
      ? decide(decision, asked.humanIds)
      : decideFound(decision, filter, asked.count);
    setUnsent({ ...asked, reason: decision.reason });
    work.then(
      (isDone) => isDone && setUnsent(undefined),
      (error: unknown) => sayFailed(error, t('register.decide.failed')),
    );
  };
  const { ask, window } = useFormWindow<RequestedDecision>({
    title: ({ decision }) => t(`register.decide.${decision}.title`),
    form: (asked, own) => (
      <DecisionForm {...{ register, filter }} wish={asked} onParts={onParts(asked)} {...own} />
    ),
  });
  const said = chosen.size ? 'chosen' : 'all';
  return (
    <>
      <ActionBar
        label={t('register.decide.title')}
        status={!running && t(`register.decide.${said}`, { count, number: number(count) })}
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
              onClick={() => ask(wishOf(decision))}
            >
              {t(`register.decide.${decision}.open`, { count, number: number(count) })}
            </Button>
          ))
        )}
      </ActionBar>
      {window}
    </>
  );
}
