import type { ApplicationType } from '@campus/shared/contract/applications/machine';
import type { PaymentType } from '@campus/shared/contract/payments/machine';
import type { grants } from '../education/educationTables';

interface Basis {
  /** What sets the amount and how many an organisation may pay. */
  grant?: (typeof grants.$inferSelect)['type'];
  /** What a student must have applied for. */
  application?: ApplicationType;
}

/** What each type of payment rests on. */
export const paidBy: Record<PaymentType, Basis> = {
  grant: { grant: 'GRANT' },
  'extra-grant': { grant: 'EXTRA_GRANT', application: 'EXTRA_GRANT' },
  'credit-grant': { grant: 'CREDIT_GRANT', application: 'CREDIT_GRANT' },
  'one-time': {},
};
