import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { SessionContext, type Session } from '@campus/shared/remote/useSession';
import { useEffect, useMemo, type ReactNode } from 'react';
import { claimsOf } from './claimsOf';
import { forgetOthers } from './forgetOthers';
import { useCookies } from './useCookies';
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
  const { authToken } = useCookies();
  const subject = useBrowserValue(() => claimsOf(authToken.read() ?? '').subject ?? null, null);
  const session = useMemo(
    () => ({ ...person, id: person.status === 'loading' ? subject : id, signOut }),
    [person, id, subject, signOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
