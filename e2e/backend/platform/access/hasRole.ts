import type { StaffRole } from '@campus/shared/contract/roles';
import type { Visitor } from '../../Visitor';

/** Whether a member of staff has one of the roles; a participant has none. */
export const hasRole = (visitor: Visitor | null, ...roles: StaffRole[]) =>
  visitor?.kind === 'STAFF' && visitor.roles.some((role) => roles.includes(role));
