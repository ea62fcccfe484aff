import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Database } from '../../platform/database/Database';
import { tellHuman } from '../inbox/tellHuman';
import type { tickets } from './supportTables';

/** `#` is the number of the ticket, `@` of the one that it went into. */
const messages = {
  create: {
    title: { ru: 'Мы получили ваше обращение #', en: 'We have received your ticket #' },
    body: { ru: 'Ответ придёт сюда же.', en: 'The answer will come here.' },
  },
  open: {
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
    body: { ru: 'Мы вернулись к вашему вопросу.', en: 'We are looking into your question again.' },
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
export type TicketEvent = keyof typeof messages;

type Ticket = Pick<typeof tickets.$inferSelect, 'id' | 'humanId' | 'number'>;

/** News that a participant waits for come by mail, too. */
const mailedAs: Partial<Record<TicketEvent, { ru: string; en: string }>> = {
  answer: { ru: 'Прочитать ответ', en: 'Read the answer' },
  answerAndClose: { ru: 'Прочитать ответ', en: 'Read the answer' },
};

/** Tells a participant what became of the ticket; a guest is told by mail, and of answers only. */
export async function tellOwner(tx: Database, ticket: Ticket, event: TicketEvent, into = '') {
  const { id, humanId, number } = ticket;
  if (!humanId) return;
  const { title, body } = messages[event];
  const ru = title.ru.replace('#', number);
  const en = title.en.replace('#', number);
  await tellHuman(tx, humanId, {
    kind: 'TICKET',
    title: { ru, en },
    body: { ru: body.ru.replace('@', into), en: body.en.replace('@', into) },
    link: supportPaths.ownTicket(id),
    mailedAs: mailedAs[event],
  });
}
