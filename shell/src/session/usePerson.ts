import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getCurrentHuman, type CurrentPerson } from '@campus/shared/contract/participants';
import type { Role } from '@campus/shared/contract/roles';
import { getCurrentUser, type User } from '@campus/shared/contract/users';
import type { Session } from '@campus/shared/remote/useSession';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isDecided } from './isDecided';
import { useOutageNotice } from './useOutageNotice';
import { useRetry } from './useRetry';

type Person = Pick<Session, 'status' | 'person' | 'id' | 'roles' | 'name'>;

const guest: Person = { status: 'guest', person: null, id: null, roles: ['GUEST'], name: '' };
const unknown: Person = { ...guest, status: 'loading', roles: [] };

/** It has failed at least once, and is asked again until it answers. */
const isAway = ({ data, error, errorUpdateCount }: UseQueryResult<unknown>) =>
  data === undefined && errorUpdateCount > 0 && !isDecided(error);

function known(person: CurrentPerson, user?: User): Person {
  if (person.kind === 'STAFF') {
    const name = user ? `${user.firstName} ${user.lastName}` : '';
    // Whoever has a temporary password may do nothing else before changing it.
    const roles = user && !user.mustChangePassword ? [user.role.key] : [];
    return { status: 'signedIn', person, id: user?.id ?? null, roles, name };
  }
  const roles: Role[] = person.student?.status.isStudying ? ['HUMAN', 'STUDENT'] : ['HUMAN'];
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email;
  return { status: 'signedIn', person, id: person.id, roles, name };
}

/** Who the token belongs to. A dead token makes a guest; an outage is waited out. */
export function usePerson(hasToken: boolean): Person {
  const person = useCallQuery(getCurrentHuman, undefined, { enabled: hasToken });
  const isStaff = hasToken && person.data?.kind === 'STAFF';
  const user = useCallQuery(getCurrentUser, undefined, { enabled: isStaff });
  useRetry(person, person.isError && !isDecided(person.error));
  useRetry(user, user.isError && !isDecided(user.error));
  useOutageNotice((hasToken && isAway(person)) || (isStaff && isAway(user)));

  return useMemo(() => {
    if (!hasToken) return guest;
    if (!person.data) return isDecided(person.error) ? guest : unknown;
    if (isStaff && !user.data && !isDecided(user.error)) return unknown;
    return known(person.data, user.data);
  }, [hasToken, isStaff, person.data, person.error, user.data, user.error]);
}
