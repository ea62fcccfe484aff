import type { TicketStatus } from '@campus/shared/contract/support/machine';
import type { DomainTexts } from '../../platform/messages/DomainTexts';

export const supportTexts = {
  refusals: {
    TICKET_LIMIT: {
      ru: 'Слишком много обращений за час. Следующее можно отправить через {minutes} мин.',
      en: 'Too many tickets in an hour. You can send the next one in {minutes} min.',
    },
    TICKET_SENT: {
      ru: 'Это обращение уже у нас. Оно — в списке «Мои обращения».',
      en: 'We have this ticket already. It is in the list “My tickets”.',
    },
    TICKET_MADE: {
      ru: 'Это обращение уже записано. Найдите его в очереди.',
      en: 'This ticket has been recorded already. Find it in the queue.',
    },
    TICKET_OTHER_OWNER: {
      ru: 'Объединить можно только обращения одного и того же человека.',
      en: 'Only tickets of one and the same person can be merged.',
    },
    TICKET_MERGED: {
      ru: 'Обращение уже объединено с другим. Переписка продолжается там.',
      en: 'The ticket has been merged into another one. The conversation goes on there.',
    },
    PLACEHOLDER_UNKNOWN: {
      ru: 'В скобках можно писать только имя, обращение и карту: {имя}, {обращение}, {карта}.',
      en: 'Only the placeholders {name}, {ticket} and {card} can be used.',
    },
    ROBOT_CHECK: {
      ru: 'Не получилось проверить, что пишет человек. Ваш текст на месте: отправьте его ещё раз.',
      en: 'We could not check that a person is writing. Your text is still here: send it again.',
    },
    TICKET_LINK: {
      ru: 'Ссылка устарела или неполная. Откройте её из последнего письма или напишите нам снова.',
      en: 'The link is too old or incomplete. Open it from the latest email, or write to us again.',
    },
    TICKET_OLD: {
      ru: 'Обращение закрыто больше 14 дней назад. Напишите новое и назовите в нём номер этого.',
      en: 'The ticket was closed more than 14 days ago. Write a new one and quote the number of this one.',
    },
    TICKET_LINK_LIMIT: {
      ru: 'Слишком много запросов подряд. Попробуйте через {minutes} мин.',
      en: 'Too many requests in a row. Try again in {minutes} min.',
    },
    RATING_EARLY: {
      ru: 'Оценить ответ можно, когда он придёт.',
      en: 'You can rate the answer once you have it.',
    },
    TICKET_HUMAN_UNKNOWN: {
      ru: 'Такого участника нет, или его учётная запись удалена.',
      en: 'There is no such participant, or their account has been deleted.',
    },
    ASSIGNEE_UNFIT: {
      ru: 'Ответственным может быть действующий сотрудник поддержки или администратор.',
      en: 'Only active support staff or administrators can be assigned.',
    },
    TICKET_OWNER: {
      ru: 'Укажите участника либо имя и почту гостя.',
      en: 'Name a participant, or give the name and email of a guest.',
    },
    ANSWER_EMPTY: {
      ru: 'Напишите ответ или выберите, что изменить в обращении.',
      en: 'Write an answer, or choose what to change in the ticket.',
    },
    CONSENT_REQUIRED: {
      ru: 'Без согласия на обработку данных принять обращение нельзя.',
      en: 'We cannot accept a ticket without your consent to data processing.',
    },
  },
  fieldNames: {
    assigneeId: { ru: 'Ответственный', en: 'Assignee' },
    category: { ru: 'Тема', en: 'Topic' },
    channel: { ru: 'Как обратились', en: 'How it came' },
    consent: { ru: 'Согласие', en: 'Consent' },
    guestEmail: { ru: 'Почта', en: 'Email' },
    guestName: { ru: 'Имя', en: 'Name' },
    into: { ru: 'Главное обращение', en: 'Main ticket' },
    priority: { ru: 'Срочность', en: 'Priority' },
    score: { ru: 'Оценка', en: 'Rating' },
    subject: { ru: 'Заголовок', en: 'Subject' },
  },
  states: {
    ticket: {
      ru: {
        NEW: 'Обращение ещё никто не открыл.',
        OPEN: 'Обращение уже в работе.',
        ANSWERED: 'На обращение уже ответили.',
        CLOSED: 'Обращение уже закрыто.',
      },
      en: {
        NEW: 'Nobody has opened the ticket yet.',
        OPEN: 'The ticket is already open.',
        ANSWERED: 'The ticket is already answered.',
        CLOSED: 'The ticket is already closed.',
      },
    },
  },
} satisfies DomainTexts<{ ticket: TicketStatus }>;

declare module '../../platform/messages/messages' {
  interface Texts {
    support: typeof supportTexts;
  }
}
