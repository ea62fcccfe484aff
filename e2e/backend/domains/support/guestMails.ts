import { dayAt } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Mail } from '../../platform/mail/Mailer';
import type { Services } from '../../platform/Services';
import { answerDay, dayIn } from './answerTerm';
import { ticketAnswers, tickets } from './supportTables';
import { ticketLink } from './ticketLink';

type Ticket = typeof tickets.$inferSelect;

/** Who a letter goes to, and what it leads to; undefined for a ticket of an account. */
async function letterTo(ticket: Ticket | undefined, services: Services) {
  if (!ticket?.guestEmail) return undefined;
  const { guestEmail: to, guestName, guestLanguage, number, subject } = ticket;
  const path = await ticketLink(ticket.id, services);
  return { to, name: guestName ?? '', language: guestLanguage ?? 'ru', number, subject, path };
}

interface Letter {
  to: string;
  language: LanguageKey;
  /** T-000123. */
  number: string;
  /** The page of the ticket, which only its reader may open. */
  path: string;
}

interface Answer extends Letter {
  name: string;
  subject: string;
  text: string;
}

interface Receipt extends Letter {
  /** When an answer comes, in words; null where nobody waits for one any more. */
  term: string | null;
}

const terms = {
  ru: {
    by: (day: string) => `до ${day} на эту почту`,
    late: 'на эту почту, как только разберёмся',
  },
  en: {
    by: (day: string) => `by ${day}, at this address`,
    late: 'at this address as soon as we have looked into it',
  },
};

/** A letter may leave late: a day that has passed by then is no promise. */
async function termOf(since: Date, language: LanguageKey, { db, now }: Services) {
  const day = await answerDay(db, since);
  const { by, late } = terms[language];
  return day < dayAt(now()) ? late : by(dayIn(language, day));
}

const answers = {
  ru: ({ name, number, subject, text }: Answer) => ({
    subject: `Ответ на обращение ${number}: ${subject}`,
    text: `Здравствуйте, ${name}!

Мы ответили на ваше обращение ${number} «${subject}»:

${text}

Если вопрос остался, ответьте по ссылке, входить для этого не нужно. Закрытое обращение в течение 14 дней откроется снова.

«Кампус»`,
  }),
  en: ({ name, number, subject, text }: Answer) => ({
    subject: `An answer to your ticket ${number}: ${subject}`,
    text: `Hello ${name},

We have answered your ticket ${number}, “${subject}”:

${text}

If you still have a question, reply by the link; you do not need to sign in. A closed ticket opens again within 14 days.

Campus`,
  }),
};

// Anybody can name any address, so nothing that was written in the form is repeated in what comes
// without an answer: staff who close a ticket of somebody else's advertisement would send that on.
const receipts = {
  ru: ({ number, term }: Receipt) => ({
    subject: `Мы получили ваше обращение ${number}`,
    text: `Здравствуйте!

Мы получили ваше обращение ${number}.${term ? ` Ответим ${term}.` : ''}

По ссылке видна вся переписка. Не пересылайте её: кто её откроет, прочитает обращение.

Если вы нам не писали, ничего не делайте: кто-то указал вашу почту по ошибке.

«Кампус»`,
  }),
  en: ({ number, term }: Receipt) => ({
    subject: `We have received your ticket ${number}`,
    text: `Hello,

We have received your ticket ${number}.${term ? ` We will answer ${term}.` : ''}

The link shows the whole conversation. Do not pass it on: whoever opens it can read the ticket.

If you did not write to us, there is nothing to do: somebody gave your address by mistake.

Campus`,
  }),
};

const labels = { ru: 'Открыть обращение', en: 'Open the ticket' };
const linkOf = ({ language, path }: Letter) => ({ label: labels[language], path });

/** Brings a guest the answer to a ticket. */
const ticketAnswerMail = (letter: Answer): Mail => ({
  to: letter.to,
  ...answers[letter.language](letter),
  link: linkOf(letter),
});

/** Tells a guest that a ticket has come, and by when it is answered. */
const ticketReceiptMail = (letter: Receipt): Mail => ({
  to: letter.to,
  ...receipts[letter.language](letter),
  link: linkOf(letter),
});

/** Tells a guest the number and the term. Nothing is left to be written afterwards. */
export async function mailReceipt({ ticketId }: { ticketId: string }, services: Services) {
  const { db, mailer } = services;
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, ticketId));
  const letter = await letterTo(ticket, services);
  if (!ticket || !letter) return;
  const { waitingSince } = ticket;
  const term = waitingSince && (await termOf(waitingSince, letter.language, services));
  await mailer.send(ticketReceiptMail({ ...letter, term }));
}

/** Brings a guest the answer: a guest has no inbox. Nothing is left to be written afterwards. */
export async function mailAnswer({ answerId }: { answerId: string }, services: Services) {
  const { db, mailer } = services;
  const [row] = await db
    .select({ ticket: tickets, text: ticketAnswers.text })
    .from(ticketAnswers)
    .innerJoin(tickets, eq(tickets.id, ticketAnswers.ticketId))
    .where(eq(ticketAnswers.id, answerId));
  const letter = await letterTo(row?.ticket, services);
  if (row && letter) await mailer.send(ticketAnswerMail({ ...letter, text: row.text }));
}

/** What a guest is told besides answers: a participant reads it in the inbox. */
export type MailedMove = 'close' | 'expire' | 'reopen';

interface Moved extends Letter {
  /** When an answer comes, in words. */
  term: string;
}

const greetings = {
  ru: (said: string) => `Здравствуйте!\n\n${said}\n\n«Кампус»`,
  en: (said: string) => `Hello,\n\n${said}\n\nCampus`,
};

const movesInWords = {
  close: {
    ru: ({ number }: Moved) => ({
      subject: `Обращение ${number} закрыто`,
      said: `Мы закрыли ваше обращение ${number}. Если вопрос остался, ответьте по ссылке: в течение 14 дней оно откроется снова.`,
    }),
    en: ({ number }: Moved) => ({
      subject: `Your ticket ${number} is closed`,
      said: `We have closed your ticket ${number}. If you still have a question, reply by the link within 14 days and it will open again.`,
    }),
  },
  expire: {
    ru: ({ number }: Moved) => ({
      subject: `Обращение ${number} закрыто`,
      said: `Мы ответили неделю назад и закрыли ваше обращение ${number}. Если вопрос остался, ответьте по ссылке: в течение 14 дней оно откроется снова.`,
    }),
    en: ({ number }: Moved) => ({
      subject: `Your ticket ${number} is closed`,
      said: `We answered a week ago and have closed your ticket ${number}. If you still have a question, reply by the link within 14 days and it will open again.`,
    }),
  },
  reopen: {
    ru: ({ number, term }: Moved) => ({
      subject: `Обращение ${number} снова в работе`,
      said: `Мы вернулись к вашему обращению ${number} и ответим ${term}.`,
    }),
    en: ({ number, term }: Moved) => ({
      subject: `Your ticket ${number} is open again`,
      said: `We are looking into your ticket ${number} again and will answer ${term}.`,
    }),
  },
};

/** Where a move takes a ticket: a letter that leaves late must not tell what is over. */
const leadsTo = { close: 'CLOSED', expire: 'CLOSED', reopen: 'OPEN' } as const;

/** Tells a guest that a ticket was closed or opened again. Nothing is left to be written afterwards. */
export async function mailMove(
  { ticketId, move }: { ticketId: string; move: MailedMove },
  services: Services,
) {
  const { db, mailer } = services;
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, ticketId));
  const letter = await letterTo(ticket, services);
  if (ticket?.status !== leadsTo[move] || !letter) return;
  const { language, to } = letter;
  const term = await termOf(ticket.waitingSince ?? ticket.updatedAt, language, services);
  const { subject, said } = movesInWords[move][language]({ ...letter, term });
  await mailer.send({
    ...{ to, subject, text: greetings[language](said) },
    link: linkOf(letter),
  });
}

interface Facts {
  from: string;
  into: string;
  path: string;
}

const letters = {
  ru: ({ from, into, path }: Facts) => ({
    subject: `Обращение ${from} объединено с ${into}`,
    text: `Здравствуйте!

Вы писали нам об одном и том же дважды, поэтому обращение ${from} мы объединили с ${into} и ответим на всё сразу.

Дальше всё будет по номеру ${into}.

«Кампус»`,
    link: { label: 'Открыть обращение', path },
  }),
  en: ({ from, into, path }: Facts) => ({
    subject: `Your ticket ${from} has been merged into ${into}`,
    text: `Hello,

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
    const { guestEmail: to, guestLanguage, number } = row.ticket;
    const path = await ticketLink(ticketId, services);
    const facts = { from: number, into: row.into, path };
    await mailer.send({ to, ...letters[guestLanguage ?? 'ru'](facts) });
  }
  return async () => {};
}
