import { payloadOf } from '../page/session/payloadOf';

/** Whose token a request carries, unverified; nothing for staff, of whose answers none is kept. */
export function ownerOf({ headers }: Pick<Request, 'headers'>): string | null {
  const { kind, sub } = payloadOf(headers.get('authorization') ?? undefined);
  return kind === 'HUMAN' && typeof sub === 'string' ? sub : null;
}
