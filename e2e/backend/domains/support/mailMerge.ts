import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Services } from '../../platform/Services';
import { tickets } from './supportTables';

interface Numbers {
  name: string;
  from: string;
  into: string;
}

const letters = {
  ru: ({ name, from, into }: Numbers) => ({
    subject: `Обращение ${from} объединено с ${into}`,
    text: `Здравствуйте, ${name}!

Вы писали нам об одном и том же дважды, поэтому обращение ${from} мы объединили с ${into} и ответим на всё сразу.

Если будете писать ещё, укажите номер ${into}.

«Кампус»`,
    link: { label: 'Написать в поддержку', path: '/help/new' },
  }),
  en: ({ name, from, into }: Numbers) => ({
    subject: `Your ticket ${from} has been merged into ${into}`,
    text: `Hello ${name},

You wrote to us twice about the same thing, so we have merged your ticket ${from} into ${into} and will answer both at once.

If you write again, please quote the number ${into}.

Campus`,
    link: { label: 'Contact support', path: '/help/new' },
  }),
};

/** Tells a guest, who has no inbox, by which number a duplicate goes on. */
export async function mailMerge({ ticketId }: { ticketId: string }, { db, mailer }: Services) {
  const main = alias(tickets, 'main');
  const [row] = await db
    .select({ ticket: tickets, into: main.number })
    .from(tickets)
    .innerJoin(main, eq(main.id, tickets.mergedIntoId))
    .where(eq(tickets.id, ticketId));
  if (row?.ticket.guestEmail) {
    const { guestEmail: to, guestName, guestLanguage, number } = row.ticket;
    const numbers = { name: guestName ?? '', from: number, into: row.into };
    await mailer.send({ to, ...letters[guestLanguage ?? 'ru'](numbers) });
  }
  return async () => {};
}
