import type { Machine } from '../machine';

export const paymentTypes = ['grant', 'extra-grant', 'credit-grant', 'one-time'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const registerStatuses = [
  'DRAFT',
  'FORMED',
  'APPROVED',
  'SENT',
  'PAID',
  'PARTIALLY_PAID',
  'CANCELLED',
] as const;
export type RegisterStatus = (typeof registerStatuses)[number];

/** What speaks for paying a person, in the order in which it is looked at. */
export const checkKeys = [
  'STATUS',
  'DUPLICATE',
  'IDENTITY',
  'ACCOUNT',
  'ACCOUNT_CHANGED',
  'QUOTA',
] as const;
export type CheckKey = (typeof checkKeys)[number];

/** Failed checks that no decision by hand outweighs. */
export const hardChecks = ['STATUS', 'DUPLICATE', 'IDENTITY'] as const satisfies CheckKey[];

const call = 'updatePayment';
const wrongTerms = [
  'PAYMENT_DUPLICATE',
  'EDU_ORG_UNKNOWN',
  'AMOUNT_REQUIRED',
  'GRANT_MISSING',
  'REGISTER_TOO_LARGE',
] as const;

/** Preparing and approving money are two people: PAYMENT_MANAGER and PAYMENT_APPROVER. */
export const registerMoves = {
  create: {
    from: [],
    to: ['DRAFT'],
    call: 'createPayment',
    by: ['PAYMENT_MANAGER'],
    refusals: wrongTerms,
  },
  createForHumans: {
    from: [],
    to: ['DRAFT'],
    call: 'createPaymentForHumans',
    by: ['PAYMENT_MANAGER'],
    refusals: [...wrongTerms, 'NOBODY_FOUND'],
  },
  form: {
    from: ['DRAFT'],
    to: ['FORMED'],
    call,
    by: ['PAYMENT_MANAGER'],
    refusals: ['GRANT_MISSING', 'NOBODY_INCLUDED', 'OVER_BUDGET'],
  },
  reopen: {
    from: ['FORMED'],
    to: ['DRAFT'],
    call,
    by: ['PAYMENT_MANAGER', 'PAYMENT_APPROVER'],
    refusals: ['COMMENT_REQUIRED'],
  },
  approve: {
    from: ['FORMED'],
    to: ['APPROVED'],
    call,
    by: ['PAYMENT_APPROVER'],
    refusals: ['SELF_APPROVAL', 'FROZEN_DATA_CHANGED'],
  },
  send: {
    from: ['APPROVED'],
    to: ['SENT'],
    call,
    by: ['PAYMENT_MANAGER'],
    refusals: ['FROZEN_DATA_CHANGED'],
  },
  settle: {
    from: ['SENT', 'PARTIALLY_PAID'],
    to: ['PAID', 'PARTIALLY_PAID'],
    call,
    by: ['PAYMENT_MANAGER'],
    refusals: ['RESULTS_UNKNOWN_HUMAN', 'RESULTS_SETTLED', 'RESULTS_AMOUNT', 'RESULTS_INCOMPLETE'],
  },
  cancel: {
    from: ['DRAFT', 'FORMED', 'APPROVED'],
    to: ['CANCELLED'],
    call,
    by: ['PAYMENT_MANAGER', 'PAYMENT_APPROVER'],
    refusals: ['COMMENT_REQUIRED', 'FORBIDDEN'],
  },
  retry: {
    from: ['PARTIALLY_PAID'],
    to: ['PARTIALLY_PAID'],
    call: 'createFailedRegister',
    by: ['PAYMENT_MANAGER'],
    refusals: [...wrongTerms, 'RESULTS_AWAITED'],
  },
  remove: { from: ['DRAFT'], to: [], call: 'deletePayment', by: ['PAYMENT_MANAGER'] },
} as const satisfies Machine<RegisterStatus>;
