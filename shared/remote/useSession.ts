import type { Access } from '@campus/shared/contract/call';
import type { CurrentPerson } from '@campus/shared/contract/people/calls';
import type { Role } from '@campus/shared/contract/roles';
import { createContext, useContext } from 'react';

export interface Session {
  /** `loading` while a token exists and its owner is not known yet. */
  status: 'guest' | 'loading' | 'signedIn';
  person: CurrentPerson | null;
  /**
   * Whose account it is, of a participant or of staff; null for guests. While it loads it is what the
   * token says, if that can be read.
   */
  id: string | null;
  roles: readonly Role[];
  /** Empty for guests. */
  name: string;
  signOut: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is read outside of <SessionContext>.');
  return session;
}

/** Whether the session may use what is declared with this access; the API decides in the end. */
export function mayUse({ status, roles }: Pick<Session, 'status' | 'roles'>, access: Access) {
  if (access === 'public') return true;
  if (access === 'signedIn') return status === 'signedIn';
  return roles.some((role) => access.includes(role));
}
