/** Refusals of more than one domain, besides those of every server of calls. */
export const commonTexts = {
  STATE: { ru: '{state} Обновите страницу.', en: '{state} Refresh the page.' },
  READ_ONLY: {
    ru: 'Технические работы: до {until} сохранять нельзя. Не закрывайте страницу и сохраните ещё раз после работ — введённое останется здесь.',
    en: 'Maintenance: saving is off until {until}. Keep this page open and save again afterwards; what you have typed stays here.',
  },
  MAIL_UNAVAILABLE: {
    ru: 'Письмо не удалось отправить. Попробуйте через несколько минут.',
    en: 'The email could not be sent. Please try again in a few minutes.',
  },
  REFERENCE_UNKNOWN: {
    ru: 'Выбранной записи больше нет. Обновите страницу и выберите другую.',
    en: 'The record you chose no longer exists. Refresh the page and choose another.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    ru: 'Сначала смените временный пароль на свой.',
    en: 'Change the temporary password to your own first.',
  },
  SIGNATURE: {
    ru: 'Подпись запроса не подошла. Проверьте ключ и часы отправителя.',
    en: 'The request’s signature does not match. Check the key and the sender’s clock.',
  },
  VERSION: {
    ru: 'Запись успел изменить другой человек: {name}. Сравните изменения и сохраните ещё раз.',
    en: 'Someone else has changed the record: {name}. Compare the changes and save again.',
  },
} as const;
