import type { Role } from '@campus/shared/contract/roles';

/** The demo account of each role, those with most to show first; a guest has none. */
export const demoPeople = {
  STUDENT: 'student',
  HUMAN: 'newcomer',
  ADMIN: 'admin',
  CONTENT_MANAGER: 'content',
  PAYMENT_MANAGER: 'payments',
  PAYMENT_APPROVER: 'approver',
  SUPPORT: 'support',
  EDU_OPERATOR: 'edu',
  AUDITOR: 'audit',
} as const satisfies Record<Exclude<Role, 'GUEST'>, string>;
