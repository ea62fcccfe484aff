import { dayAt } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Database } from '../../platform/database/Database';
import { enqueue } from '../../platform/jobs/enqueue';
import { tellHuman } from '../inbox/tellHuman';
import { answerDay, dayIn } from './answerTerm';
import type { MailedMove } from './guestMails';
import type { tickets } from './supportTables';

/** `#` is the number of the ticket, `@` of the one that it went into, `%` the day of the answer. */
const messages = {
  create: {
    title: { ru: 'Мы получили ваше обращение #', en: 'We have received your ticket #' },
    body: {
      ru: 'Ответим до %: ответ придёт сюда же.',
      en: 'We will answer by %. The answer will come here.',
    },
  },
  open: {
    title: { ru: 'Обращение # в работе', en: 'Your ticket # is in progress' },
    body: { ru: 'Разбираемся и ответим до %.', en: 'We are on it and will answer by %.' },
  },
  /** The promised day has passed: another one would be no promise. */
  openLate: {
    title: { ru: 'Обращение # в работе', en: 'Your ticket # is in progress' },
    body: {
      ru: 'Мы ответим, как только разберёмся.',
      en: 'We will answer as soon as we have looked into it.',
    },
  },
  answer: {
    title: { ru: 'Ответ на обращение #', en: 'An answer to your ticket #' },
    body: {
      ru: 'Прочитайте ответ. Если вопрос остался, напишите в том же обращении.',
      en: 'Read the answer. If you still have a question, reply in the same ticket.',
    },
  },
  answerAndClose: {
    title: { ru: 'Ответ на обращение #', en: 'An answer to your ticket #' },
    body: {
      ru: 'Мы ответили и закрыли обращение. Если вопрос остался, ответьте в нём: в течение 14 дней оно откроется снова.',
      en: 'We have answered and closed the ticket. If you still have a question, reply within 14 days and it will open again.',
    },
  },
  reopen: {
    title: { ru: 'Обращение # снова в работе', en: 'Your ticket # is open again' },
    body: {
      ru: 'Мы вернулись к вашему вопросу и ответим до %.',
      en: 'We are looking into your question again and will answer by %.',
    },
  },
  close: {
    title: { ru: 'Обращение # закрыто', en: 'Your ticket # is closed' },
    body: {
      ru: 'Если вопрос остался, ответьте в обращении: в течение 14 дней оно откроется снова.',
      en: 'If you still have a question, reply to the ticket within 14 days and it will open again.',
    },
  },
  merge: {
    title: { ru: 'Обращение # объединено с другим', en: 'Your ticket # has been merged' },
    body: {
      ru: 'Вы писали об этом дважды. Ответим на всё сразу в обращении @.',
      en: 'You wrote about this twice. We will answer both at once in ticket @.',
    },
  },
  expire: {
    title: { ru: 'Обращение # закрыто', en: 'Your ticket # is closed' },
    body: {
      ru: 'Мы ответили неделю назад и закрыли обращение. Если вопрос остался, ответьте в нём: в течение 14 дней оно откроется снова.',
      en: 'We answered a week ago and have closed the ticket. If you still have a question, reply within 14 days and it will open again.',
    },
  },
};
export type TicketEvent = Exclude<keyof typeof messages, 'openLate'>;

type Ticket = Pick<typeof tickets.$inferSelect, 'id' | 'humanId' | 'number' | 'waitingSince'>;

/** News that a participant waits for come by mail, too. */
const mailedAs: Partial<Record<TicketEvent, { ru: string; en: string }>> = {
  answer: { ru: 'Прочитать ответ', en: 'Read the answer' },
  answerAndClose: { ru: 'Прочитать ответ', en: 'Read the answer' },
};

const isMailedMove = (event: TicketEvent): event is MailedMove =>
  event === 'close' || event === 'expire' || event === 'reopen';

interface Facts {
  /** Milliseconds since 1970. */
  now: number;
  /** Number of the ticket that a duplicate went into. */
  into?: string;
}

/**
 * Tells the owner what became of a ticket: a participant in the inbox, a guest by mail of what ends
 * or opens it. Receipts, answers and merging have letters of their own.
 */
export async function tellTicketOwner(
  tx: Database,
  { id, humanId, number, waitingSince }: Ticket,
  event: TicketEvent,
  { now, into = '' }: Facts,
) {
  if (!humanId) {
    if (isMailedMove(event)) await enqueue(tx, 'ticket.mailMove', { ticketId: id, move: event });
    return;
  }
  const day = await answerDay(tx, waitingSince ?? new Date(now));
  const isLate = event === 'open' && day < dayAt(now);
  const { title, body } = messages[isLate ? 'openLate' : event];
  const inWords = (text: string, language: LanguageKey) =>
    text.replace('#', number).replace('@', into).replace('%', dayIn(language, day));
  const filled = ({ ru, en }: typeof title) => ({ ru: inWords(ru, 'ru'), en: inWords(en, 'en') });
  await tellHuman(tx, humanId, {
    kind: 'TICKET',
    title: filled(title),
    body: filled(body),
    link: supportPaths.ownTicket(id),
    mailedAs: mailedAs[event],
  });
}
