import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterCandidates } from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';

const sent = ['SENT', 'PARTIALLY_PAID', 'PAID'];

/** How many the bank has paid and refused, and about whom it has not spoken; none while nothing is sent. */
export function useResults({ id, status, totals }: PaymentRegister) {
  const enabled = sent.includes(status);
  const count = (itemStatus: 'PAID' | 'FAILED') => ({
    params: { id },
    query: { size: 1 },
    body: { itemStatuses: [itemStatus] },
  });
  const paid = useCallQuery(filterCandidates, count('PAID'), { enabled }).data?.total;
  const failed = useCallQuery(filterCandidates, count('FAILED'), { enabled }).data?.total;
  if (!enabled || paid === undefined || failed === undefined) return undefined;
  return { paid, failed, waiting: totals.included - paid - failed };
}
