import type * as contract from '@campus/shared/contract/tickets';
import type { Handler } from '../Handler';
import { consents, tickets } from '../schema/support';
import { tooMany } from '../tooMany';
import { consentVersion } from './consentVersion';
import { nextTicketNumber } from './nextTicketNumber';

const perHour = { max: 3, seconds: 3_600 };

/** A guest's ticket together with the consent that allows keeping it. */
export const createGuestTicket: Handler<typeof contract.createGuestTicket> = async (
  { body: { consent: _, ...ticket } },
  { db, limits, ip },
) => {
  const key = `ticket:${ticket.guestEmail.toLowerCase()}`;
  const { isAllowed, retryAfter } = await limits.hit(key, perHour);
  if (!isAllowed) throw tooMany('TICKET_LIMIT', retryAfter);
  const created = await db.transaction(async (tx) => {
    const number = await nextTicketNumber(tx);
    const [row] = await tx
      .insert(tickets)
      .values({ ...ticket, number, channel: 'GUEST' })
      .returning();
    if (!row) throw new Error('The ticket was not stored');
    await tx
      .insert(consents)
      .values({ ticketId: row.id, type: 'PD', textVersion: consentVersion, ip });
    return row;
  });
  return { ...created, createdAt: created.createdAt.toISOString() };
};
