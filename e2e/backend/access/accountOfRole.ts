import type { Access } from '@campus/shared/contract/call';
import { demoPeople } from '../../../shell/mount/demoPeople';
import type { DemoAccount } from '../../fixtures/demoAccounts';

/** Somebody whom a call admits; nobody where it asks for no token. */
export function accountOfRole(access: Access): DemoAccount | undefined {
  if (access === 'public' || access === 'signature') return undefined;
  const role = typeof access === 'string' ? 'ADMIN' : (access[0] ?? 'ADMIN');
  return role === 'GUEST' ? undefined : demoPeople[role];
}
