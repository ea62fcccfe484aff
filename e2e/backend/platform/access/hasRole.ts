import type { StaffRole } from '@campus/shared/contract/roles';
import type { Requester } from './Requester';

/** The only organisation whose people and money the visitor may see; undefined is all of them. */
export function scopeOf(visitor: Requester) {
  const isOperator = visitor.kind === 'STAFF' && visitor.roles.includes('EDU_OPERATOR');
  // An operator without an organisation sees nothing, not everything.
  return isOperator ? (visitor.eduOrgId ?? '00000000-0000-0000-0000-000000000000') : undefined;
}

/** Whether a member of staff has one of the roles; a participant has none. */
export const hasRole = (visitor: Requester | null, ...roles: StaffRole[]) =>
  visitor?.kind === 'STAFF' && visitor.roles.some((role) => roles.includes(role));
