/** Refusals of more than one domain, besides those of every server of calls. */
export const commonTexts = {
  STATE: { ru: '{state} Обновите страницу.', en: '{state} Refresh the page.' },
  READ_ONLY: {
    ru: 'Идут работы: до {until} «Кампус» можно только читать. Не закрывайте страницу и сохраните ещё раз после работ — введённое останется здесь.',
    en: 'Work is under way: until {until} Campus can only be read. Keep this page open and save again afterwards; what you typed stays here.',
  },
  MAIL_UNAVAILABLE: {
    ru: 'Письмо не удалось отправить. Попробуйте через несколько минут.',
    en: 'The e-mail could not be sent. Please try again in a few minutes.',
  },
  REFERENCE_UNKNOWN: {
    ru: 'Выбранной записи больше нет. Обновите страницу и выберите другую.',
    en: 'The chosen record is gone. Refresh the page and choose another.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    ru: 'Сначала смените временный пароль на свой.',
    en: 'First change the temporary password to your own.',
  },
  SIGNATURE: {
    ru: 'Подпись запроса не подошла. Проверьте ключ и часы отправителя.',
    en: 'The signature does not fit. Check the secret and the clock of the sender.',
  },
  VERSION: {
    ru: 'Запись успел изменить другой человек: {name}. Сравните изменения и сохраните ещё раз.',
    en: 'Somebody else changed the record in the meantime: {name}. Compare the changes and save again.',
  },
} as const;
