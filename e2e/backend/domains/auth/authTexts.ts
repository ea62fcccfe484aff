import type { DomainTexts } from '../../platform/messages/DomainTexts';

export const authTexts = {
  refusals: {
    CREDENTIALS: { ru: 'Неверная почта или пароль.', en: 'The email or password is wrong.' },
    ACCOUNT_INACTIVE: {
      ru: 'Учётная запись отключена. Обратитесь к администратору.',
      en: 'This account is suspended. Contact an administrator.',
    },
    SIGN_IN_PAUSED: {
      ru: 'Слишком много неудачных попыток. Вход откроется через {minutes} мин.',
      en: 'Too many failed attempts. You can sign in again in {minutes} min.',
    },
    CODE_TOO_SOON: {
      ru: 'Новый код можно запросить через {seconds} с.',
      en: 'You can request a new code in {seconds} s.',
    },
    CODE_LIMIT: {
      ru: 'Слишком много кодов за час. Попробуйте через {minutes} мин.',
      en: 'Too many codes within an hour. Please try again in {minutes} min.',
    },
    CODE_WRONG: {
      ru: 'Код не подошёл. Проверьте цифры или запросите новый код.',
      en: 'The code does not match. Check the digits or request a new one.',
    },
    REAUTHENTICATION: {
      ru: 'Подтвердите, что это вы: введите текущий пароль или код из письма.',
      en: 'Confirm that it is you: enter your current password or a code from an email.',
    },
    SIGN_UP_CLOSED: {
      ru: 'Регистрация сейчас закрыта. Если учётная запись у вас уже есть, войдите по коду из письма.',
      en: 'Sign-up is closed at the moment. If you already have an account, sign in with a code from an email.',
    },
    PASSWORD_SHORT: {
      ru: 'Пароль слишком короткий. Минимальная длина: {minimum}.',
      en: 'The password is too short. The minimum length is {minimum}.',
    },
    PASSWORD_COMMON: {
      ru: 'Такой пароль легко подобрать. Придумайте другой.',
      en: 'This password is easy to guess. Choose another one.',
    },
    TOTP_WRONG: {
      ru: 'Код из приложения не подошёл или уже использован. Дождитесь следующего и проверьте часы телефона. Нет доступа к приложению — скажите администратору: он отключит его, и код снова будет приходить на почту.',
      en: 'The code from the app does not match or has already been used. Wait for the next one and check the clock on your phone. If you cannot use the app, tell an administrator, who can switch it off: you will get codes by email again.',
    },
    PASSWORD_WRONG: {
      ru: 'Текущий пароль не подошёл. Введите его ещё раз.',
      en: 'The current password is wrong. Enter it again.',
    },
    PASSWORD_EXPIRED: {
      ru: 'Временный пароль больше не действует. Попросите администратора прислать новый.',
      en: 'The temporary password is no longer valid. Ask an administrator for a new one.',
    },
  },
  fieldNames: {
    consents: { ru: 'Согласия', en: 'Consents' },
    currentPassword: { ru: 'Текущий пароль', en: 'Current password' },
    login: { ru: 'Логин', en: 'Login' },
    newPassword: { ru: 'Новый пароль', en: 'New password' },
    otp: { ru: 'Код', en: 'Code' },
    password: { ru: 'Пароль', en: 'Password' },
  },
} satisfies DomainTexts;

declare module '../../platform/messages/messages' {
  interface Texts {
    auth: typeof authTexts;
  }
}
