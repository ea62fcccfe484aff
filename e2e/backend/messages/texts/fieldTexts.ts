/** What is wrong with one field, whatever form it is in. */
export const fieldTexts = {
  VERSION: {
    ru: 'Запись успел изменить другой человек: {name}. Сравните изменения и сохраните ещё раз.',
    en: 'Somebody else changed the record in the meantime: {name}. Compare the changes and save again.',
  },
  REQUIRED: {
    ru: 'Заполните поле.',
    en: 'Fill in this field.',
  },
  INVALID: {
    ru: 'Значение не подходит.',
    en: 'This value does not fit.',
  },
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
  EMAIL_FORMAT: {
    ru: 'Введите адрес в виде name@example.ru.',
    en: 'Enter an address such as name@example.com.',
  },
  CODE_FORMAT: {
    ru: 'Код состоит из шести цифр.',
    en: 'The code has six digits.',
  },
  ID_FORMAT: {
    ru: 'Неверный идентификатор.',
    en: 'The identifier is not valid.',
  },
  RANGE: {
    ru: 'Число вне допустимых границ.',
    en: 'The number is out of range.',
  },
  SLUG_FORMAT: {
    ru: 'Адрес состоит из строчных латинских букв, цифр и дефисов.',
    en: 'An address has lower-case Latin letters, digits and hyphens.',
  },
  SLUG_RESERVED: {
    ru: 'Этот адрес занят самой системой. Выберите другой.',
    en: 'This address is reserved. Choose another one.',
  },
  NAME_FORMAT: {
    ru: 'В имени могут быть буквы, пробел, дефис и апостроф.',
    en: 'A name may have letters, spaces, hyphens and apostrophes.',
  },
  PHONE_FORMAT: {
    ru: 'Введите российский номер: +7 и десять цифр.',
    en: 'Enter a Russian number: +7 and ten digits.',
  },
  SNILS_FORMAT: {
    ru: 'СНИЛС состоит из 11 цифр.',
    en: 'A SNILS has 11 digits.',
  },
  SNILS_CHECKSUM: {
    ru: 'В СНИЛС ошибка: контрольное число не сходится.',
    en: 'The SNILS has a mistake: its control number is wrong.',
  },
  INN_FORMAT: {
    ru: 'ИНН человека состоит из 12 цифр, организации — из 10.',
    en: 'A person’s INN has 12 digits, an organisation’s 10.',
  },
  INN_CHECKSUM: {
    ru: 'В ИНН ошибка: контрольное число не сходится.',
    en: 'The INN has a mistake: its control number is wrong.',
  },
  URL_FORMAT: {
    ru: 'Введите адрес, который начинается с https://.',
    en: 'Enter an address that begins with https://.',
  },
  PATH_FORMAT: {
    ru: 'Введите путь на этом сайте: он начинается с /.',
    en: 'Enter a path of this site: it begins with /.',
  },
  PERIOD_ORDER: {
    ru: 'Конец периода раньше начала.',
    en: 'The period ends before it begins.',
  },
  PERIOD_LONG: {
    ru: 'Период слишком длинный. Сократите его.',
    en: 'The period is too long. Make it shorter.',
  },
  TICKET_OWNER: {
    ru: 'Укажите участника либо имя и почту гостя.',
    en: 'Name a participant, or the name and e-mail of a guest.',
  },
  ANSWER_EMPTY: {
    ru: 'Напишите ответ или выберите, что изменить в обращении.',
    en: 'Write an answer, or choose what to change in the ticket.',
  },
  URL_TAKEN: {
    ru: 'Этот адрес уже занят. Свободен такой: {suggestion}.',
    en: 'This address is taken. This one is free: {suggestion}.',
  },
  BODY_TOO_LARGE: {
    ru: 'Текст больше 100 КБ. Сократите его или разделите на части.',
    en: 'The text is larger than 100 KB. Shorten it or split it up.',
  },
  MNEMONIC_FORMAT: {
    ru: 'Ключ начинается со строчной латинской буквы, части отделяются точкой, дефисом или подчёркиванием.',
    en: 'A key begins with a small Latin letter; its parts are divided by a full stop, a hyphen or an underscore.',
  },
  FOOTER_URL_FORMAT: {
    ru: 'Введите адрес: https://…, путь на этом сайте от /, mailto:… или tel:….',
    en: 'Enter an address: https://…, a path of this site from /, mailto:… or tel:….',
  },
  DISCOUNT_PERCENT: {
    ru: 'Скидка в процентах — число от 1 до 100.',
    en: 'A discount in percent is a number from 1 to 100.',
  },
  DISCOUNT_AMOUNT: {
    ru: 'Введите размер скидки в копейках.',
    en: 'Enter the discount in kopecks.',
  },
  DISCOUNT_GIFT: {
    ru: 'У подарка нет размера скидки. Очистите это поле.',
    en: 'A gift has no discount value. Clear this field.',
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
  COUNTRY_FORMAT: {
    ru: 'Укажите код страны двумя латинскими буквами, например RU.',
    en: 'Enter the country as two Latin letters, such as RU.',
  },
  PERIOD_FORMAT: {
    ru: 'Семестр указывают как год и номер: 2026-1 или 2026-2.',
    en: 'A semester is a year and a number: 2026-1 or 2026-2.',
  },
  BIRTH_DATE_AGE: {
    ru: 'Проверьте дату рождения: участнику может быть от 14 до 100 лет.',
    en: 'Check the date of birth: participants are from 14 to 100 years old.',
  },
  PASSPORT_SERIES: {
    ru: 'Серия паспорта состоит из четырёх цифр.',
    en: 'A passport series has four digits.',
  },
  PASSPORT_NUMBER: {
    ru: 'Номер паспорта состоит из шести цифр и не бывает 000000.',
    en: 'A passport number has six digits and is never 000000.',
  },
  DEPARTMENT_CODE: {
    ru: 'Введите код подразделения в виде 000-000.',
    en: 'Enter the department code as 000-000.',
  },
  PASSPORT_TOO_EARLY: {
    ru: 'Паспорт выдают с 14 лет. Проверьте дату выдачи и дату рождения.',
    en: 'A passport is issued from the age of 14. Check the date of issue and the date of birth.',
  },
  ACCOUNT_MASK_FORMAT: {
    ru: 'Введите последние четыре цифры счёта.',
    en: 'Enter the last four digits of the account.',
  },
  AVERAGE_FORMAT: {
    ru: 'Средний балл указывают с точностью до сотых.',
    en: 'An average has at most two decimals.',
  },
  DATE_FORMAT: {
    ru: 'Введите дату в виде ГГГГ-ММ-ДД.',
    en: 'Enter a date as YYYY-MM-DD.',
  },
  CONSENT_REQUIRED: {
    ru: 'Без согласия на обработку данных принять обращение нельзя.',
    en: 'We cannot accept a request without your consent to data processing.',
  },
} as const;
