import { workingDayAfter } from '../days';
import type { Machine } from '../machine';
import type { StaffRole } from '../roles';

export const applicationTypes = ['ESK_CARD', 'EXTRA_GRANT', 'CREDIT_GRANT'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

export const applicationStatuses = ['NEW', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Working days in which an application is decided on; after them it has waited too long. */
export const applicationPatience = 5;

/** The last day for the decision on an application that was made at a moment (ISO). */
export const applicationDueDay = (createdAt: string) =>
  workingDayAfter(Date.parse(createdAt), applicationPatience);

const deciders = ['ADMIN', 'PAYMENT_MANAGER', 'SUPPORT'] as const;

/** Cards are decided on by support, money by those who pay it. */
export const decidersOf: Record<ApplicationType, readonly StaffRole[]> = {
  ESK_CARD: ['ADMIN', 'SUPPORT'],
  EXTRA_GRANT: ['ADMIN', 'PAYMENT_MANAGER'],
  CREDIT_GRANT: ['ADMIN', 'PAYMENT_MANAGER'],
};

export const applicationMoves = {
  applyForCard: {
    from: [],
    to: ['NEW'],
    call: 'applyForCard',
    by: ['STUDENT'],
    refusals: ['APPLICATION_DUPLICATE', 'IDENTITY_NOT_VERIFIED', 'PHOTO_MISSING', 'CARD_LIVE'],
  },
  applyForExtraGrant: {
    from: [],
    to: ['NEW'],
    call: 'applyForExtraGrant',
    by: ['STUDENT'],
    refusals: ['APPLICATION_DUPLICATE', 'CARD_NOT_ACTIVE'],
  },
  applyForCreditGrant: {
    from: [],
    to: ['NEW'],
    call: 'applyForCreditGrant',
    by: ['STUDENT'],
    refusals: ['APPLICATION_DUPLICATE', 'CARD_NOT_ACTIVE'],
  },
  approve: {
    from: ['NEW'],
    to: ['APPROVED'],
    call: 'approveApplication',
    by: deciders,
    refusals: ['CARD_LIVE', 'PHOTO_CHANGED', 'FORBIDDEN'],
  },
  reject: {
    from: ['NEW'],
    to: ['REJECTED'],
    call: 'rejectApplication',
    by: deciders,
    refusals: ['FORBIDDEN'],
  },
  /** The system, too, of a person whose account is anonymised: nobody is left to be given anything. */
  cancel: { from: ['NEW'], to: ['CANCELLED'], call: 'cancelApplication', by: ['OWNER', 'SYSTEM'] },
} as const satisfies Machine<ApplicationStatus>;
