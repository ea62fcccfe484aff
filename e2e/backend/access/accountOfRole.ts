import type { Access } from '@campus/shared/contract/call';
import type { Role } from '@campus/shared/contract/roles';
import type { DemoAccount } from '../../fixtures/demoAccounts';

/** One demo account for each role; a guest has none. */
export const accounts: Record<Exclude<Role, 'GUEST'>, DemoAccount> = {
  HUMAN: 'newcomer',
  STUDENT: 'student',
  ADMIN: 'admin',
  CONTENT_MANAGER: 'content',
  PAYMENT_MANAGER: 'payments',
  PAYMENT_APPROVER: 'approver',
  SUPPORT: 'support',
  EDU_OPERATOR: 'edu',
  AUDITOR: 'audit',
};

/** Somebody whom a call admits; nobody where it asks for no token. */
export function accountOfRole(access: Access): DemoAccount | undefined {
  if (access === 'public' || access === 'signature') return undefined;
  const role = typeof access === 'string' ? 'ADMIN' : (access[0] ?? 'ADMIN');
  return role === 'GUEST' ? undefined : accounts[role];
}
