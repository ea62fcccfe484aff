import type { TicketStatus } from '@campus/shared/contract/support/machine';
import type { DomainTexts } from '../../platform/messages/DomainTexts';

export const supportTexts = {
  refusals: {
    TICKET_LIMIT: {
      ru: 'Не больше трёх обращений в час. Следующее можно отправить через {minutes} мин.',
      en: 'You can send up to three tickets an hour. You can send the next one in {minutes} min.',
    },
    TICKET_SENT: {
      ru: 'Это обращение уже у нас. Оно — в списке «Мои обращения».',
      en: 'We have this request already. It is in the list “My tickets”.',
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
    consent: { ru: 'Согласие', en: 'Consent' },
    guestEmail: { ru: 'Почта', en: 'Email' },
    guestName: { ru: 'Имя', en: 'Name' },
    priority: { ru: 'Важность', en: 'Priority' },
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
