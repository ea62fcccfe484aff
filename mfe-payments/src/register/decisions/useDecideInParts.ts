import { useApi } from '@campus/shared/api/useApi';
import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  filterCandidates,
  getPayment,
  updatePayment,
} from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useParts } from '@campus/shared/table/useParts';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';
import type { Candidate, CandidatesFilter } from '../candidates/useCandidates';

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
    ? { include: part.map((humanId) => (reason ? { humanId, reason } : humanId)) }
    : { exclude: part.map((humanId) => ({ humanId, reason })) };

/**
 * Decides about named people, a thousand at a time; `forget` is told of those whose part arrived.
 * Both ways tell whether all of them did.
 */
export function useDecideInParts(
  { id }: PaymentRegister,
  forget: (humanIds: readonly string[]) => void,
) {
  const { t } = useTranslation('payments');
  const api = useApi();
  const notify = useClientStore((state) => state.notify);
  const sayFailed = useFailureNotice();
  const { mutateAsync } = useCall(updatePayment);
  const { run, running } = useParts();
  const params = { id };
  const { refetch } = useCallQuery(getPayment, { params });

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
      const label = t('register.decide.running');
      await run({ label, items: humanIds, size: partSize, send });
    } catch (error) {
      // Asked again, the register has the version that a lost answer or a colleague gave it.
      await refetch();
      sayFailed(error, t('register.decide.failed'));
    }
    if (count > 0)
      notify({ tone: 'success', text: t(`register.decide.${decision.decision}.done`, { count }) });
    return count === humanIds.length;
  };

  /** Where the backend takes no filter, everybody whom it finds is named. */
  const decideFound = async (decision: Decision, filter: CandidatesFilter, found: number) => {
    const humanIds: string[] = [];
    const places = Array.from({ length: found }, (_, place) => place);
    const read = async ([skip]: readonly number[]) => {
      const query = { skip, size: pageSize };
      const { items } = await api(filterCandidates, { params, query, body: filter });
      humanIds.push(...items.map(({ human }) => human.id));
    };
    const label = t('register.decide.reading');
    const known = await run({ label, items: places, size: pageSize, send: read });
    return known === found && decide(decision, humanIds);
  };
  return { decide, decideFound, running };
}
