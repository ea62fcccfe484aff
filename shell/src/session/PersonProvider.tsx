import { SessionContext, type Session } from '@campus/shared/remote/useSession';
import { useEffect, useMemo, type ReactNode } from 'react';
import { forgetOthers } from './forgetOthers';
import { usePerson } from './usePerson';

interface PersonProviderProps extends Pick<Session, 'signOut'> {
  hasToken: boolean;
  children: ReactNode;
}

/** Who the token belongs to, for everything below; another person gets another one of it. */
export function PersonProvider({ hasToken, signOut, children }: PersonProviderProps) {
  const person = usePerson(hasToken);
  const { id } = person;
  useEffect(() => {
    if (id) forgetOthers(id);
  }, [id]);
  const session = useMemo(() => ({ ...person, signOut }), [person, signOut]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
