import type * as contract from '@campus/shared/contract/tickets';
import type { Handler } from '../Handler';
import { consents } from '../schema/support';
import { consentVersion } from './consentVersion';
import { fileTicket } from './fileTicket';
import { limitGuestTickets } from './limitTickets';

/** A guest's ticket together with the consent that allows keeping it. */
export const createGuestTicket: Handler<typeof contract.createGuestTicket> = async (
  { body: { consent: _, captcha: __, ...words } },
  context,
) => {
  const { db, limits, ip, language, now } = context;
  await limitGuestTickets(limits, words.guestEmail, ip);
  const ticket = await db.transaction(async (tx) => {
    const filed = await fileTicket(tx, context, {
      ...words,
      channel: 'GUEST',
      guestLanguage: language,
      waitingSince: new Date(now()),
    });
    await tx
      .insert(consents)
      .values({ ticketId: filed.id, type: 'PD', textVersion: consentVersion, ip });
    return filed;
  });
  return { ...ticket, createdAt: ticket.createdAt.toISOString() };
};
