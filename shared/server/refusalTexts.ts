/** What any call may be refused with. */
const anyCall = {
  TOKEN: {
    ru: 'Сеанс завершён. Войдите ещё раз.',
    en: 'Your session has ended. Please sign in again.',
  },
  FORBIDDEN: {
    ru: 'Для этого действия не хватает прав.',
    en: 'You do not have permission to do this.',
  },
  REAUTHENTICATION_REQUIRED: {
    ru: 'Сначала подтвердите паролем, что это вы. Пока ничего не изменилось.',
    en: 'First confirm with your password that it is you. Nothing has changed yet.',
  },
  NOT_FOUND: { ru: 'Такой страницы или записи нет.', en: 'There is no such page or record.' },
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
  INTERNAL: {
    ru: 'Что-то пошло не так. Мы уже знаем о сбое и исправляем его.',
    en: 'Something went wrong. We know about the problem and are fixing it.',
  },
} as const;

/** What is wrong with one field, whatever form it is in. */
const oneField = {
  FILE_MISSING: { ru: 'Приложите файл.', en: 'Attach a file.' },
  REQUIRED: { ru: 'Заполните поле.', en: 'Fill in this field.' },
  INVALID: { ru: 'Значение не подходит.', en: 'This value is not accepted.' },
  TOO_SHORT: {
    ru: 'Слишком коротко. Минимальная длина: {minimum}.',
    en: 'Too short. The minimum length is {minimum}.',
  },
  TOO_LONG: {
    ru: 'Слишком длинно. Максимальная длина: {maximum}.',
    en: 'Too long. The maximum length is {maximum}.',
  },
  TOO_MANY_ITEMS: {
    ru: 'Слишком много значений. Можно не больше {maximum}.',
    en: 'Too many values. The maximum is {maximum}.',
  },
  CONTROL_CHARACTERS: {
    ru: 'В тексте есть недопустимые служебные символы.',
    en: 'The text contains control characters that are not allowed.',
  },
  ID_FORMAT: { ru: 'Неверный идентификатор.', en: 'The identifier is not valid.' },
  RANGE: { ru: 'Число вне допустимых границ.', en: 'The number is out of range.' },
  MONEY_FORMAT: {
    ru: 'Это не сумма. Укажите её целым числом копеек.',
    en: 'This is not an amount. Enter it as a whole number of kopecks.',
  },
  SLUG_FORMAT: {
    ru: 'Адрес состоит из строчных латинских букв, цифр и дефисов.',
    en: 'An address can have lower-case Latin letters, digits and hyphens.',
  },
  SLUG_RESERVED: {
    ru: 'Этот адрес занят самой системой. Выберите другой.',
    en: 'This address is reserved. Choose another one.',
  },
  URL_FORMAT: {
    ru: 'Введите адрес, который начинается с https://.',
    en: 'Enter an address that starts with https://.',
  },
  PATH_FORMAT: {
    ru: 'Введите путь на этом сайте: он начинается с /.',
    en: 'Enter a path on this site, starting with /.',
  },
  PERIOD_ORDER: { ru: 'Конец периода раньше начала.', en: 'The period ends before it starts.' },
  PERIOD_LONG: {
    ru: 'Период слишком длинный. Сократите его.',
    en: 'The period is too long. Make it shorter.',
  },
  REPEATED: {
    ru: 'Один и тот же человек указан дважды. Оставьте одну строку.',
    en: 'The same person is listed twice. Keep one row.',
  },
  COMMENT_REQUIRED: {
    ru: 'Объясните решение: комментарий увидят остальные.',
    en: 'Explain the decision: others will see your comment.',
  },
  DATE_IN_FUTURE: {
    ru: 'Эта дата ещё не наступила. Введите дату не позже сегодняшней.',
    en: 'This date is in the future. Enter today’s date or an earlier one.',
  },
  PERIOD_FORMAT: {
    ru: 'Семестр указывают как год и номер: 2026-1 или 2026-2.',
    en: 'A semester is a year and a number: 2026-1 or 2026-2.',
  },
  AVERAGE_FORMAT: {
    ru: 'Средний балл указывают с точностью до сотых.',
    en: 'An average has at most two decimal places.',
  },
  DATE_FORMAT: { ru: 'Введите дату в виде ГГГГ-ММ-ДД.', en: 'Enter a date as YYYY-MM-DD.' },
} as const;

/** The sentences for the codes that every server of calls answers, and that the contract names. */
export const refusalTexts = { ...anyCall, ...oneField };
