import type { Call } from '@campus/shared/contract/call';
import type { Role } from '@campus/shared/contract/roles';
import type { Who } from './askWho';

/** Whether somebody may make a call that is for some roles. */
export const isAdmitted = ({ access }: Call & { access: readonly Role[] }, { roles }: Who) =>
  roles.some((role) => access.includes(role));
