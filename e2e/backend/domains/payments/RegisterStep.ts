import type { RegisterStatus } from '@campus/shared/contract/payments/machine';
import type { PaymentUpdateRequest } from '@campus/shared/contract/payments/requests';
import type { Database } from '../../platform/database/Database';
import type { Context } from '../../platform/Handler';
import type { StaffMember } from '../../platform/access/Requester';
import type { PaymentRow } from './PaymentRow';

export type StepName = 'form' | 'reopen' | 'approve' | 'send' | 'settle' | 'cancel';

/** Moves a register that is locked and in a state that admits it, for somebody who may. */
export type RegisterStep = (
  tx: Database,
  payment: PaymentRow,
  body: PaymentUpdateRequest,
  context: Context<StaffMember>,
) => Promise<unknown>;

const names: Record<RegisterStatus, StepName> = {
  DRAFT: 'reopen',
  FORMED: 'form',
  APPROVED: 'approve',
  SENT: 'send',
  PAID: 'settle',
  PARTIALLY_PAID: 'settle',
  CANCELLED: 'cancel',
};

/** Which move a request asks for, if any. */
export const registerStepOf = ({ status, results }: PaymentUpdateRequest): StepName | undefined =>
  status ? names[status] : results && 'settle';
