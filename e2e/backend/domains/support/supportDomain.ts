import type { Domain } from '../../platform/Domain';
import { eq, and, lt } from 'drizzle-orm';
import { ticketDays, ticketMoves } from '@campus/shared/contract/support/machine';
import { system } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import { enqueue } from '../../platform/jobs/enqueue';
import type { JobHandler } from '../../platform/jobs/JobHandler';
import { transitionTo } from '../../platform/states/transitionTo';
import { tellOwner } from './tellOwner';
import type { Services } from '../../platform/Services';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Mail } from '../../platform/mail/Mailer';
import { consents, ticketAnswers, tickets } from './supportTables';
import { supportTexts } from './supportTexts';
import { ticketHandlers } from './ticketHandlers';

const atOnce = 200;

/** Closes what was answered a week ago and nobody came back to. */
const expireTickets: JobHandler<'ticket.expire'> = async (_, { db, now }) => {
  const closedAt = new Date(now());
  const weekAgo = new Date(now() - ticketDays.untilClosed * 86_400_000);
  const rows = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.status, 'ANSWERED'), lt(tickets.answeredAt, weekAgo)))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  for (const { id } of rows) {
    const step = { machine: 'ticket', move: ticketMoves.expire, to: 'CLOSED' } as const;
    const closed = await transitionTo(db, tickets, id, { ...step, set: { closedAt } });
    await tellOwner(db, closed, 'expire');
    await recordLog(db, system, {
      action: 'ticket.expire',
      entity: { type: 'ticket', id },
      humanId: closed.humanId,
      diff: { status: { from: 'ANSWERED', to: closed.status } },
    });
  }
  if (rows.length === atOnce) await enqueue(db, 'ticket.expire', {}, { runAt: closedAt });
};

interface Letter {
  to: string;
  name: string;
  language: LanguageKey;
  /** T-000123. */
  number: string;
  subject: string;
  text: string;
}

const letters = {
  ru: ({ name, number, subject, text }: Letter) => ({
    subject: `Ответ на обращение ${number}: ${subject}`,
    text: `Здравствуйте, ${name}!

Мы ответили на ваше обращение ${number} «${subject}»:

${text}

Если вопрос остался, отправьте новое обращение и укажите в нём номер ${number}.

«Кампус»`,
  }),
  en: ({ name, number, subject, text }: Letter) => ({
    subject: `An answer to your request ${number}: ${subject}`,
    text: `Hello ${name},

We have answered your request ${number}, “${subject}”:

${text}

If the question remains, please send a new request and mention the number ${number} in it.

Campus`,
  }),
};

/** The letter that brings a guest the answer to a ticket. */
const ticketAnswerMail = (letter: Letter): Mail => ({
  to: letter.to,
  ...letters[letter.language](letter),
});

/** Brings a guest the answer: a guest has no inbox. Nothing is left to be written afterwards. */
async function mailAnswer({ answerId }: { answerId: string }, { db, mailer }: Services) {
  const [row] = await db
    .select({ ticket: tickets, text: ticketAnswers.text })
    .from(ticketAnswers)
    .innerJoin(tickets, eq(tickets.id, ticketAnswers.ticketId))
    .where(eq(ticketAnswers.id, answerId));
  if (row?.ticket.guestEmail) {
    const { guestEmail: to, guestName, guestLanguage, number, subject } = row.ticket;
    const language = guestLanguage ?? 'ru';
    const letter = { to, name: guestName ?? '', language, number, subject, text: row.text };
    await mailer.send(ticketAnswerMail(letter));
  }
  return async () => {};
}

export const supportDomain = {
  handlers: ticketHandlers,
  jobs: {
    'ticket.expire': { run: expireTickets, every: 3_600 },
    'ticket.mailAnswer': { prepare: mailAnswer },
  },
  texts: supportTexts,

  async anonymise(tx, humanId) {
    await tx.update(consents).set({ ip: '' }).where(eq(consents.humanId, humanId));
  },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'ticket.expire': object;
    'ticket.mailAnswer': { answerId: string };
  }
}
