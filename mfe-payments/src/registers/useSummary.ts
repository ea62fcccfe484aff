import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallInput } from '@campus/shared/contract/call';
import { summarizePayments } from '@campus/shared/contract/payments/calls';
import type { PaymentType, RegisterStatus } from '@campus/shared/contract/payments/machine';

export interface Sum {
  registers: number;
  included: number;
  /** Kopecks. */
  amount: number;
}

const none: Sum = { registers: 0, included: 0, amount: 0 };

interface Summary {
  of: (status: RegisterStatus) => Sum;
  /** Of one state, or of all. */
  in: (status: RegisterStatus | undefined) => Sum;
}

type Found = CallInput<typeof summarizePayments>['body'];

/** What the registers that a filter finds come to in each state; nothing where nobody tells. */
export function useSummary(paymentType: PaymentType, body: Found): Summary | undefined {
  const { data } = useCallQuery(summarizePayments, { params: { paymentType }, body });
  if (!data) return undefined;
  const sumOf = (status: RegisterStatus): Sum => data.find((one) => one.status === status) ?? none;
  return {
    of: sumOf,
    in: (status) =>
      status
        ? sumOf(status)
        : data.reduce(
            (sum, one) => ({
              registers: sum.registers + one.registers,
              included: sum.included + one.included,
              amount: sum.amount + one.amount,
            }),
            none,
          ),
  };
}
