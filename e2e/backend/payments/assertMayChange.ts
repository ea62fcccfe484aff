import { registerMoves } from '@campus/shared/contract/machines/payment';
import type { StaffRole } from '@campus/shared/contract/roles';
import { Refusal } from '../Refusal';
import { assertMove } from '../states/moveTo';
import type { StaffMember } from '../Visitor';
import type { Payment } from './Payment';
import type { StepName } from './Step';

const draft = { from: ['DRAFT'], to: ['DRAFT'], by: ['PAYMENT_MANAGER'] } as const;

const isOneOf = ({ roles }: StaffMember, admitted: readonly string[]) =>
  roles.some((role: StaffRole) => admitted.includes(role));

/** What was approved only an approver calls off. */
function moversOf(step: StepName, { status }: Payment): readonly string[] {
  if (step === 'cancel' && status === 'APPROVED') return ['PAYMENT_APPROVER'];
  return registerMoves[step].by;
}

interface Change {
  isEdit: boolean;
  step: StepName | undefined;
}

/** @throws Refusal 403 for whom the change is not theirs, 409 where the state does not admit it. */
export function assertMayChange(payment: Payment, { isEdit, step }: Change, visitor: StaffMember) {
  const movers = [...(isEdit ? [draft.by] : []), ...(step ? [moversOf(step, payment)] : [])];
  if (!movers.every((admitted) => isOneOf(visitor, admitted))) throw new Refusal(403, 'FORBIDDEN');
  if (isEdit) assertMove('payment', draft, payment.status);
  if (step) assertMove('payment', registerMoves[step], payment.status);
}
