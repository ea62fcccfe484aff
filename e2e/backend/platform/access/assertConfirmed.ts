import { Refusal } from './Refusal';
import type { Requester } from './Requester';

/**
 * A token may be in the wrong hands: what gives power to others waits for the password.
 * @throws Refusal 403 REAUTHENTICATION_REQUIRED.
 */
export function assertConfirmed(visitor: Requester | null) {
  if (visitor?.kind === 'STAFF' && !visitor.isConfirmed)
    throw new Refusal(403, 'REAUTHENTICATION_REQUIRED');
}
