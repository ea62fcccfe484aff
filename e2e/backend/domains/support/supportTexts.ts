/** Tickets and notifications. */
export const supportTexts = {
  TICKET_LIMIT: {
    ru: 'Не больше трёх обращений в час. Следующее можно отправить через {minutes} мин.',
    en: 'At most three requests an hour. You can send the next one in {minutes} min.',
  },
  TICKET_HUMAN_UNKNOWN: {
    ru: 'Такого участника нет, или его учётная запись удалена.',
    en: 'There is no such participant, or the account is deleted.',
  },
  ASSIGNEE_UNFIT: {
    ru: 'Ответственным может быть действующий сотрудник поддержки или администратор.',
    en: 'Only active support staff or administrators can be assigned.',
  },
  NO_RECIPIENTS: {
    ru: 'Под эти условия никто не подходит. Измените получателей или каналы.',
    en: 'This would reach nobody. Change the recipients or the channels.',
  },
  AUDIENCE_SEARCH: {
    ru: 'Искать людей по имени, почте или номеру могут администратор и поддержка. Выберите получателей по учёбе.',
    en: 'Only administrators and support can search for people. Choose the recipients by their studies.',
  },
  AUDIENCE_SMALL: {
    ru: 'Под эти условия подходит меньше десяти человек. Такую рассылку может отправить администратор.',
    en: 'Fewer than ten people fit. Only an administrator can send this.',
  },
  SEND_AT_PAST: {
    ru: 'Это время уже прошло. Выберите время в будущем или отправьте сразу.',
    en: 'That moment has passed. Choose one in the future, or send at once.',
  },
  PUSH_UNAVAILABLE: {
    ru: 'Уведомления на устройства не настроены. Выберите другие каналы.',
    en: 'Push notifications are not set up. Choose other channels.',
  },
  RUSSIAN_TEXT_MISSING: {
    ru: 'Напишите заголовок и текст на русском языке.',
    en: 'Write a title and a text in Russian.',
  },
  TICKET_OWNER: {
    ru: 'Укажите участника либо имя и почту гостя.',
    en: 'Name a participant, or the name and e-mail of a guest.',
  },
  ANSWER_EMPTY: {
    ru: 'Напишите ответ или выберите, что изменить в обращении.',
    en: 'Write an answer, or choose what to change in the ticket.',
  },
} as const;
