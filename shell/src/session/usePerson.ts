import { ApiError } from '@campus/shared/api/ApiError';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getCurrentHuman, type CurrentPerson } from '@campus/shared/contract/participants';
import type { Role } from '@campus/shared/contract/roles';
import { getCurrentUser, type User } from '@campus/shared/contract/users';
import type { Session } from '@campus/shared/remote/useSession';
import { useMemo } from 'react';
import { useRetry } from './useRetry';

type Person = Pick<Session, 'status' | 'person' | 'roles' | 'name'>;

const guest: Person = { status: 'guest', person: null, roles: ['GUEST'], name: '' };
const unknown: Person = { ...guest, status: 'loading', roles: [] };

/** An answer that more asking will not change. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && typeof error.status === 'number' && error.status < 500;

function known(person: CurrentPerson, user?: User): Person {
  if (person.kind === 'STAFF') {
    const name = user ? `${user.firstName} ${user.lastName}` : '';
    return { status: 'signedIn', person, roles: user ? [user.role.key] : [], name };
  }
  const roles: Role[] = person.student?.status.isStudying ? ['HUMAN', 'STUDENT'] : ['HUMAN'];
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email;
  return { status: 'signedIn', person, roles, name };
}

/** Who the token belongs to. A dead token makes a guest; an outage is waited out. */
export function usePerson(hasToken: boolean): Person {
  const person = useCallQuery(getCurrentHuman, undefined, { enabled: hasToken });
  const isStaff = hasToken && person.data?.kind === 'STAFF';
  const user = useCallQuery(getCurrentUser, undefined, { enabled: isStaff });
  useRetry(person, person.isError && !isFinal(person.error));
  useRetry(user, user.isError && !isFinal(user.error));

  return useMemo(() => {
    if (!hasToken) return guest;
    if (!person.data) return isFinal(person.error) ? guest : unknown;
    if (isStaff && !user.data && !isFinal(user.error)) return unknown;
    return known(person.data, user.data);
  }, [hasToken, isStaff, person.data, person.error, user.data, user.error]);
}
