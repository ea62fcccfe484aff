/** Refusals that any call may give. */
export const commonTexts = {
  TOKEN: {
    ru: 'Сеанс завершён. Войдите ещё раз.',
    en: 'Your session has ended. Please sign in again.',
  },
  FORBIDDEN: {
    ru: 'Для этого действия не хватает прав.',
    en: 'You do not have permission to do this.',
  },
  NOT_FOUND: { ru: 'Такой страницы или записи нет.', en: 'There is no such page or record.' },
  STATE: { ru: '{state} Обновите страницу.', en: '{state} Refresh the page.' },
  MALFORMED: { ru: 'Запрос не удалось прочитать.', en: 'The request could not be read.' },
  TOO_LARGE: { ru: 'Запрос слишком большой.', en: 'The request is too large.' },
  MEDIA_TYPE: {
    ru: 'Такой вид данных здесь не принимается: нужен application/json, а для файла multipart/form-data.',
    en: 'This kind of data is not accepted here; send application/json, or multipart/form-data with a file.',
  },
  UNAVAILABLE: {
    ru: 'Сервис временно недоступен. Попробуйте позже.',
    en: 'The service is temporarily unavailable. Please try again later.',
  },
  READ_ONLY: {
    ru: 'Идут работы: до {until} «Кампус» можно только читать. Не закрывайте страницу и сохраните ещё раз после работ — введённое останется здесь.',
    en: 'Work is under way: until {until} Campus can only be read. Keep this page open and save again afterwards; what you typed stays here.',
  },
  INTERNAL: {
    ru: 'Что-то пошло не так. Мы уже знаем о сбое и исправляем его.',
    en: 'Something went wrong. We know about the fault and are fixing it.',
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
  FILE_MISSING: { ru: 'Приложите файл.', en: 'Attach a file.' },
  SIGNATURE: {
    ru: 'Подпись запроса не подошла. Проверьте ключ и часы отправителя.',
    en: 'The signature does not fit. Check the secret and the clock of the sender.',
  },
  VERSION: {
    ru: 'Запись успел изменить другой человек: {name}. Сравните изменения и сохраните ещё раз.',
    en: 'Somebody else changed the record in the meantime: {name}. Compare the changes and save again.',
  },
} as const;
