import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Database } from '../../platform/database/Database';
import { tellHuman } from '../inbox/tellHuman';
import type { tickets } from './supportTables';

/** `#` is the number of the ticket. */
const messages = {
  create: {
    title: { ru: 'Мы записали ваше обращение #', en: 'We have written down your request #' },
    body: { ru: 'Ответ придёт сюда же.', en: 'The answer will come here.' },
  },
  open: {
    title: { ru: 'Обращение # в работе', en: 'Your request # is being looked into' },
    body: { ru: 'Мы ответим, как только разберёмся.', en: 'We will answer as soon as we know.' },
  },
  answer: {
    title: { ru: 'Ответ на обращение #', en: 'An answer to your request #' },
    body: {
      ru: 'Прочитайте ответ. Если вопрос остался, напишите в том же обращении.',
      en: 'Read the answer. If the question remains, write in the same request.',
    },
  },
  answerAndClose: {
    title: { ru: 'Ответ на обращение #', en: 'An answer to your request #' },
    body: {
      ru: 'Мы ответили и закрыли обращение. Если вопрос остался, ответьте в нём: в течение 14 дней оно откроется снова.',
      en: 'We have answered and closed the request. If the question remains, reply within 14 days and it opens again.',
    },
  },
  reopen: {
    title: { ru: 'Обращение # снова в работе', en: 'Your request # is open again' },
    body: { ru: 'Мы вернулись к вашему вопросу.', en: 'We have come back to your question.' },
  },
  close: {
    title: { ru: 'Обращение # закрыто', en: 'Your request # is closed' },
    body: {
      ru: 'Если вопрос остался, ответьте в обращении: в течение 14 дней оно откроется снова.',
      en: 'If the question remains, reply to the request within 14 days and it opens again.',
    },
  },
  expire: {
    title: { ru: 'Обращение # закрыто', en: 'Your request # is closed' },
    body: {
      ru: 'Мы ответили неделю назад и закрыли обращение. Если вопрос остался, ответьте в нём: в течение 14 дней оно откроется снова.',
      en: 'We answered a week ago and have closed the request. If the question remains, reply within 14 days and it opens again.',
    },
  },
};
export type TicketEvent = keyof typeof messages;

type Ticket = Pick<typeof tickets.$inferSelect, 'humanId' | 'number'>;

/** Tells a participant what became of the ticket; a guest is told by mail, and of answers only. */
export async function tellOwner(tx: Database, { humanId, number }: Ticket, event: TicketEvent) {
  if (!humanId) return;
  const { title, body } = messages[event];
  const ru = title.ru.replace('#', number);
  const en = title.en.replace('#', number);
  await tellHuman(tx, humanId, {
    kind: 'TICKET',
    title: { ru, en },
    body,
    link: supportPaths.newTicket(),
  });
}
