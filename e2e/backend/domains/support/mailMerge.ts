import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Services } from '../../platform/Services';
import { tickets } from './supportTables';
import { ticketLink } from './ticketLink';

interface Facts {
  name: string;
  from: string;
  into: string;
  path: string;
}

const letters = {
  ru: ({ name, from, into, path }: Facts) => ({
    subject: `Обращение ${from} объединено с ${into}`,
    text: `Здравствуйте, ${name}!

Вы писали нам об одном и том же дважды, поэтому обращение ${from} мы объединили с ${into} и ответим на всё сразу.

Дальше всё будет по номеру ${into}.

«Кампус»`,
    link: { label: 'Открыть обращение', path },
  }),
  en: ({ name, from, into, path }: Facts) => ({
    subject: `Your ticket ${from} has been merged into ${into}`,
    text: `Hello ${name},

You wrote to us twice about the same thing, so we have merged your ticket ${from} into ${into} and will answer both at once.

From now on everything goes by the number ${into}.

Campus`,
    link: { label: 'Open the ticket', path },
  }),
};

/** Tells a guest, who has no inbox, by which number a duplicate goes on. */
export async function mailMerge({ ticketId }: { ticketId: string }, services: Services) {
  const { db, mailer } = services;
  const main = alias(tickets, 'main');
  const [row] = await db
    .select({ ticket: tickets, into: main.number })
    .from(tickets)
    .innerJoin(main, eq(main.id, tickets.mergedIntoId))
    .where(eq(tickets.id, ticketId));
  if (row?.ticket.guestEmail) {
    const { guestEmail: to, guestName, guestLanguage, number } = row.ticket;
    const path = await ticketLink(ticketId, services);
    const facts = { name: guestName ?? '', from: number, into: row.into, path };
    await mailer.send({ to, ...letters[guestLanguage ?? 'ru'](facts) });
  }
  return async () => {};
}
