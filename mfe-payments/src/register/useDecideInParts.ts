import { useApi } from '@campus/shared/api/useApi';
import { useCall } from '@campus/shared/api/useCall';
import { filterCandidates, updatePayment } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';
import type { Candidate, CandidatesFilter } from './useCandidates';
import { useParts } from './useParts';

/** The most that one request takes, and the most that one page has. */
const partSize = 1000;
const pageSize = 100;

export interface Decision {
  decision: Candidate['decision'];
  reason?: string | undefined;
  /** Of the register that the decision is about. */
  version: number;
}

const changeOf = ({ decision, reason = '' }: Decision, part: readonly string[]) =>
  decision === 'INCLUDED'
    ? { include: [...part] }
    : { exclude: part.map((humanId) => ({ humanId, reason })) };

/** Decides about named people, a thousand at a time; `forget` is told of those whose part arrived. */
export function useDecideInParts(
  { id }: PaymentRegister,
  forget: (humanIds: readonly string[]) => void,
) {
  const { t } = useTranslation('payments');
  const api = useApi();
  const notify = useClientStore((state) => state.notify);
  const sayFailed = useFailureNotice();
  const { mutateAsync } = useCall(updatePayment);
  const { progress, run, stop } = useParts();
  const params = { id };

  const decide = async (decision: Decision, humanIds: readonly string[]) => {
    let { version } = decision;
    let count = 0;
    const send = async (part: readonly string[]) => {
      const saved = await mutateAsync({ params, body: { ...changeOf(decision, part), version } });
      ({ version } = saved);
      count += part.length;
      forget(part);
    };
    try {
      await run({ items: humanIds, size: partSize, send });
    } catch (error) {
      sayFailed(error, t('register.decide.failed'));
    }
    if (count > 0)
      notify({ tone: 'success', text: t(`register.decide.${decision.decision}.done`, { count }) });
  };

  /** Where the backend takes no filter, everybody whom it finds is named. */
  const decideFound = async (decision: Decision, filter: CandidatesFilter, found: number) => {
    const humanIds: string[] = [];
    for (let skip = 0; skip < found; skip += pageSize) {
      const query = { skip, size: pageSize };
      const { items } = await api(filterCandidates, { params, query, body: filter });
      humanIds.push(...items.map(({ human }) => human.id));
    }
    await decide(decision, humanIds);
  };
  return { decide, decideFound, progress, stop };
}
