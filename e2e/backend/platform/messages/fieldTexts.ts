/** What is wrong with one field, whatever form it is in. */
export const fieldTexts = {
  REQUIRED: { ru: 'Заполните поле.', en: 'Fill in this field.' },
  INVALID: { ru: 'Значение не подходит.', en: 'This value does not fit.' },
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
    en: 'This is not a sum. Give it as a whole number of kopecks.',
  },
  SLUG_FORMAT: {
    ru: 'Адрес состоит из строчных латинских букв, цифр и дефисов.',
    en: 'An address has lower-case Latin letters, digits and hyphens.',
  },
  SLUG_RESERVED: {
    ru: 'Этот адрес занят самой системой. Выберите другой.',
    en: 'This address is reserved. Choose another one.',
  },
  URL_FORMAT: {
    ru: 'Введите адрес, который начинается с https://.',
    en: 'Enter an address that begins with https://.',
  },
  PATH_FORMAT: {
    ru: 'Введите путь на этом сайте: он начинается с /.',
    en: 'Enter a path of this site: it begins with /.',
  },
  PERIOD_ORDER: { ru: 'Конец периода раньше начала.', en: 'The period ends before it begins.' },
  PERIOD_LONG: {
    ru: 'Период слишком длинный. Сократите его.',
    en: 'The period is too long. Make it shorter.',
  },
  REPEATED: {
    ru: 'Один и тот же человек указан дважды. Оставьте одну строку.',
    en: 'The same person is listed twice. Leave one line.',
  },
  COMMENT_REQUIRED: {
    ru: 'Объясните решение: комментарий увидят остальные.',
    en: 'Explain the decision: the others will see the comment.',
  },
  DATE_IN_FUTURE: {
    ru: 'Эта дата ещё не наступила. Введите дату не позже сегодняшней.',
    en: 'This date has not come yet. Enter one no later than today.',
  },
  PERIOD_FORMAT: {
    ru: 'Семестр указывают как год и номер: 2026-1 или 2026-2.',
    en: 'A semester is a year and a number: 2026-1 or 2026-2.',
  },
  AVERAGE_FORMAT: {
    ru: 'Средний балл указывают с точностью до сотых.',
    en: 'An average has at most two decimals.',
  },
  DATE_FORMAT: { ru: 'Введите дату в виде ГГГГ-ММ-ДД.', en: 'Enter a date as YYYY-MM-DD.' },
} as const;
