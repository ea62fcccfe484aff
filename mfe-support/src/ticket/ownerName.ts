import type { Ticket } from '@campus/shared/contract/support/records';

/** Whoever has only signed up has given no name yet, and is known by the e-mail. */
export const ownerName = ({ owner: { name, email } }: Pick<Ticket, 'owner'>) => name || email;
