import type {
  ClaimStatus,
  HumanState,
  IdentityStatus,
} from '@campus/shared/contract/people/machine';
import type { DomainTexts } from '../../platform/messages/DomainTexts';

export const peopleTexts = {
  refusals: {
    LANGUAGE_UNKNOWN: {
      ru: 'Такого языка нет. Обновите страницу и выберите другой.',
      en: 'This language does not exist. Refresh the page and choose another one.',
    },
    SNILS_TAKEN: {
      ru: 'Этот СНИЛС уже указан в другой учётной записи. Проверьте цифры или напишите в поддержку.',
      en: 'Another account already has this SNILS. Check the digits or contact support.',
    },
    EMAIL_TAKEN: {
      ru: 'Эта почта занята другой учётной записью. Укажите другую.',
      en: 'Another account has this email. Enter a different one.',
    },
    SECOND_PERSON: {
      ru: 'Это изменение внесли вы, подтвердить его должен другой сотрудник.',
      en: 'You made this change yourself, so another member of staff has to confirm it.',
    },
    CONSENT_PD_NEEDED: {
      ru: 'Без согласия на обработку данных учётной записи быть не может. Чтобы отозвать его, удалите учётную запись.',
      en: 'An account needs your consent to data processing. To withdraw it, delete the account.',
    },
    RESTORE_TOO_LATE: {
      ru: 'Прошло больше 30 дней, восстановить учётную запись уже нельзя.',
      en: 'More than 30 days have passed, so the account can no longer be restored.',
    },
    RESTORE_EMAIL_TAKEN: {
      ru: 'Эта почта уже у другой учётной записи: скорее всего, человек зарегистрировался снова. Чтобы вернуть эту, сначала смените почту там.',
      en: 'Another account has this email by now: most likely the person has signed up again. To restore this one, change the email there first.',
    },
    RESTORE_SNILS_TAKEN: {
      ru: 'Этот СНИЛС уже у другой учётной записи: скорее всего, человек зарегистрировался снова. Вернуть эту можно, когда он исправит СНИЛС там или удалит ту запись.',
      en: 'Another account has this SNILS by now: most likely the person has signed up again. This one can be restored once they correct the SNILS there or delete that account.',
    },
    IDENTITY_EMPTY: {
      ru: 'Сначала заполните данные о себе.',
      en: 'Fill in your own details first.',
    },
    STUDENT_FIND_LIMIT: {
      ru: 'Не больше десяти поисков в час. Попробуйте через {minutes} мин.',
      en: 'You can search up to ten times an hour. Try again in {minutes} min.',
    },
    STUDENT_SEARCH_EMPTY: {
      ru: 'Искать не по чему: введите имя и дату рождения, номер зачётной книжки или СНИЛС.',
      en: 'Enter something to search by: a name and date of birth, a record book number or a SNILS.',
    },
    STUDENT_TAKEN: {
      ru: 'Эта запись связана с другой учётной записью. Сначала снимите ту связь.',
      en: 'This record is linked to another account. Unlink it there first.',
    },
    STUDY_GOES_ON: {
      ru: 'У этого человека есть другая действующая учёба. Сначала снимите связь с ней.',
      en: 'This person has another current study record. Unlink it first.',
    },
    STUDENT_CLAIM_LIMIT: {
      ru: 'Не больше пяти попыток в сутки. Попробуйте через {hours} ч.',
      en: 'You can try up to five times a day. Try again in {hours} h.',
    },
    STUDENT_BOOK_LIMIT: {
      ru: 'Не больше пяти поисков по номеру зачётной книжки в сутки. Ищите по имени и дате рождения или попробуйте через {hours} ч.',
      en: 'You can search by record book number up to five times a day. Search by name and date of birth, or try again in {hours} h.',
    },
    IDENTITY_LIMIT: {
      ru: 'Не больше пяти изменений личных данных в сутки. Попробуйте через {hours} ч.',
      en: 'You can change your personal details up to five times a day. Try again in {hours} h.',
    },
    STUDENT_LINKED: {
      ru: 'С вашей учётной записью уже связана учёба.',
      en: 'A study record is already linked to your account.',
    },
    NAME_FORMAT: {
      ru: 'В имени могут быть буквы, пробел, дефис и апостроф.',
      en: 'A name can have letters, spaces, hyphens and apostrophes.',
    },
    EMAIL_FORMAT: {
      ru: 'Введите адрес в виде name@example.ru.',
      en: 'Enter an address like name@example.com.',
    },
    CODE_FORMAT: { ru: 'Код состоит из шести цифр.', en: 'The code has six digits.' },
    PHONE_FORMAT: {
      ru: 'Введите российский номер: +7 и десять цифр.',
      en: 'Enter a Russian number: +7 and ten digits.',
    },
    SNILS_FORMAT: { ru: 'СНИЛС состоит из 11 цифр.', en: 'A SNILS has 11 digits.' },
    SNILS_CHECKSUM: {
      ru: 'В СНИЛС ошибка: контрольное число не сходится.',
      en: 'The SNILS has a mistake: its check digits do not match.',
    },
    INN_FORMAT: {
      ru: 'ИНН человека состоит из 12 цифр, организации — из 10.',
      en: 'A person’s INN has 12 digits, an organisation’s 10.',
    },
    INN_CHECKSUM: {
      ru: 'В ИНН ошибка: контрольное число не сходится.',
      en: 'The INN has a mistake: its check digits do not match.',
    },
    COUNTRY_FORMAT: {
      ru: 'Укажите код страны двумя латинскими буквами, например RU.',
      en: 'Enter the country as two Latin letters, like RU.',
    },
    BIRTH_DATE_AGE: {
      ru: 'Проверьте дату рождения: участнику может быть от 14 до 100 лет.',
      en: 'Check the date of birth: participants must be from 14 to 100 years old.',
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
      en: 'Passports are issued from the age of 14. Check the date of issue and the date of birth.',
    },
    STUDY_NOT_LINKED: {
      ru: 'У участника нет записи об учёбе. Сначала он должен её найти и подтвердить.',
      en: 'This person has no study record. They must find and confirm it first.',
    },
  },
  fieldNames: {
    birthDate: { ru: 'Дата рождения', en: 'Date of birth' },
    citizenship: { ru: 'Гражданство', en: 'Citizenship' },
    email: { ru: 'Почта', en: 'Email' },
    firstName: { ru: 'Имя', en: 'First name' },
    gender: { ru: 'Пол', en: 'Sex' },
    inn: { ru: 'ИНН', en: 'INN' },
    lastName: { ru: 'Фамилия', en: 'Last name' },
    middleName: { ru: 'Отчество', en: 'Middle name' },
    'passport.departmentCode': { ru: 'Код подразделения', en: 'Department code' },
    'passport.issuedAt': { ru: 'Дата выдачи', en: 'Date of issue' },
    'passport.issuedBy': { ru: 'Кем выдан', en: 'Issued by' },
    'passport.number': { ru: 'Номер паспорта', en: 'Passport number' },
    'passport.series': { ru: 'Серия паспорта', en: 'Passport series' },
    phone: { ru: 'Телефон', en: 'Phone' },
    recordBook: { ru: 'Номер зачётной книжки', en: 'Record book number' },
    snils: { ru: 'СНИЛС', en: 'SNILS' },
  },
  states: {
    human: {
      ru: {
        ACTIVE: 'Учётная запись уже действует.',
        DELETED: 'Учётная запись уже удалена.',
        ANONYMISED: 'Данные учётной записи уже обезличены.',
      },
      en: {
        ACTIVE: 'The account is already active.',
        DELETED: 'The account is already deleted.',
        ANONYMISED: 'The account has already been anonymised.',
      },
    },
    identity: {
      ru: {
        EMPTY: 'Данные о личности ещё не заполнены.',
        FILLED: 'Данные о личности ждут проверки.',
        VERIFIED: 'Данные о личности уже подтверждены.',
        MISMATCH: 'Данные о личности не совпали с записью.',
      },
      en: {
        EMPTY: 'The personal details have not been filled in yet.',
        FILLED: 'The personal details are waiting to be checked.',
        VERIFIED: 'The identity is already confirmed.',
        MISMATCH: 'The personal details did not match the record.',
      },
    },
    studentClaim: {
      ru: {
        WAITING: 'Запрос об учёбе ещё ждёт решения.',
        ACCEPTED: 'Запрос об учёбе уже принят.',
        REFUSED: 'Запрос об учёбе уже отклонён.',
      },
      en: {
        WAITING: 'The study claim is still waiting for a decision.',
        ACCEPTED: 'The study claim has already been accepted.',
        REFUSED: 'The study claim has already been refused.',
      },
    },
  },
} satisfies DomainTexts<{ human: HumanState; identity: IdentityStatus; studentClaim: ClaimStatus }>;

declare module '../../platform/messages/messages' {
  interface Texts {
    people: typeof peopleTexts;
  }
}
