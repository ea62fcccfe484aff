/** @jest-environment node */
import { calls } from './calls';
import type { Call } from './call';
import { applicationMoves, applicationStatuses } from './applications/machine';
import { cardMoves, cardStatuses } from './cards/machine';
import { humanMoves, humanStates, identityMoves, identityStatuses } from './people/machine';
import { notificationMoves, notificationStatuses } from './notifications/machine';
import { registerMoves, registerStatuses } from './payments/machine';
import { publicationMoves, publicationStatuses } from './media/machine';
import { claimMoves, claimStatuses } from './people/machine';
import { syncMoves, syncStatuses } from './sync/machine';
import { ticketMoves, ticketStatuses } from './support/machine';
import { userMoves, userStates } from './staff/machine';
import type { Transition } from './machine';
import type { Role } from './roles';

const machines: Record<string, [readonly string[], Record<string, Transition<string>>]> = {
  application: [applicationStatuses, applicationMoves],
  card: [cardStatuses, cardMoves],
  human: [humanStates, humanMoves],
  identity: [identityStatuses, identityMoves],
  notification: [notificationStatuses, notificationMoves],
  payment: [registerStatuses, registerMoves],
  publication: [publicationStatuses, publicationMoves],
  studentClaim: [claimStatuses, claimMoves],
  sync: [syncStatuses, syncMoves],
  ticket: [ticketStatuses, ticketMoves],
  user: [userStates, userMoves],
};

const moves = Object.entries(machines).flatMap(([machine, [, all]]) =>
  Object.entries(all).map(([name, move]) => [`${machine}.${name}`, move] as const),
);

/** A role of the machine that no call asks about: whose record it is decides that in the handler. */
const personal = new Set(['OWNER', 'SYSTEM', 'GUEST']);

test.each(Object.entries(machines))('every state of %s can be reached', (_, [states, all]) => {
  // A record of identity is EMPTY from the start, and an account or human simply exists.
  const initial = Object.values(all).some(({ from }) => from.length === 0) ? [] : [states[0]];
  const reached = new Set([...initial, ...Object.values(all).flatMap(({ to }) => to)]);
  expect(states.filter((state) => !reached.has(state))).toStrictEqual([]);
});

test.each(moves)('%s is asked for by calls of the contract that admit who may', (_, move) => {
  const names = [move.call ?? []].flat();
  if (names.length === 0) expect(move.by).toEqual(['SYSTEM']);
  const roles = move.by.filter((role) => !personal.has(role));
  for (const name of names) {
    const declared: Call | undefined = calls[name as keyof typeof calls];
    expect({ name, isDeclared: Boolean(declared) }).toEqual({ name, isDeclared: true });
    const access: Call['access'] = declared?.access ?? 'public';
    const refused = roles.filter(
      (role) => typeof access === 'object' && !access.includes(role as Role),
    );
    expect({ name, refused }).toEqual({ name, refused: [] });
  }
});
