import type { PlaceContract } from '../place';

/** What other domains know of who asks, beside the ticket that staff answer. */
export const ticketPerson = {
  place: 'ticket.person',
  props: { humanId: 'string' },
} as const satisfies PlaceContract;
