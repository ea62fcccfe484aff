import type { LanguageKey } from '@campus/shared/contract/fields';

/** How a refused field is called in the sentence about it; a field without a name goes unnamed. */
export const fieldNames: Record<LanguageKey, Record<string, string>> = {
  ru: {
    category: 'Тема',
    code: 'Код',
    consent: 'Согласие',
    email: 'Эл. почта',
    firstName: 'Имя',
    guestEmail: 'Эл. почта',
    guestName: 'Имя',
    lastName: 'Фамилия',
    login: 'Логин',
    otp: 'Код',
    password: 'Пароль',
    search: 'Поиск',
    subject: 'Заголовок',
    text: 'Сообщение',
  },
  en: {
    category: 'Topic',
    code: 'Code',
    consent: 'Consent',
    email: 'E-mail',
    firstName: 'First name',
    guestEmail: 'E-mail',
    guestName: 'Name',
    lastName: 'Last name',
    login: 'Login',
    otp: 'Code',
    password: 'Password',
    search: 'Search',
    subject: 'Subject',
    text: 'Message',
  },
};
