/** What is wrong with what somebody tells about a person. */
export const personFieldTexts = {
  NAME_FORMAT: {
    ru: 'В имени могут быть буквы, пробел, дефис и апостроф.',
    en: 'A name may have letters, spaces, hyphens and apostrophes.',
  },
  EMAIL_FORMAT: {
    ru: 'Введите адрес в виде name@example.ru.',
    en: 'Enter an address such as name@example.com.',
  },
  CODE_FORMAT: { ru: 'Код состоит из шести цифр.', en: 'The code has six digits.' },
  PHONE_FORMAT: {
    ru: 'Введите российский номер: +7 и десять цифр.',
    en: 'Enter a Russian number: +7 and ten digits.',
  },
  SNILS_FORMAT: { ru: 'СНИЛС состоит из 11 цифр.', en: 'A SNILS has 11 digits.' },
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
  COUNTRY_FORMAT: {
    ru: 'Укажите код страны двумя латинскими буквами, например RU.',
    en: 'Enter the country as two Latin letters, such as RU.',
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
  CONSENT_REQUIRED: {
    ru: 'Без согласия на обработку данных принять обращение нельзя.',
    en: 'We cannot accept a request without your consent to data processing.',
  },
} as const;
