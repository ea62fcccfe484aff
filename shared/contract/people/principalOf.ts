import type { Role } from '../roles';
import type { User } from '../staff/calls';
import type { CurrentHuman } from './calls';

/** Who is signed in. */
export interface Principal {
  id: string;
  /** A student is HUMAN and STUDENT; who has yet to choose a longer password may do nothing. */
  roles: readonly Role[];
  /** «Анна Иванова»; the e-mail where there is no name yet. */
  name: string;
}

const rolesOf = ({ student }: CurrentHuman): Role[] =>
  student?.status.isStudying ? ['HUMAN', 'STUDENT'] : ['HUMAN'];

/** By what the API tells the bearer of a token about their own account. */
export function principalOf(account: CurrentHuman | User): Principal {
  const { id, firstName, lastName } = account;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  if ('kind' in account) return { id, roles: rolesOf(account), name: name || account.email };
  return { id, roles: account.mustChangePassword ? [] : [account.role.key], name };
}
