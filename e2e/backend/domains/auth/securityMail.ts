import type { LanguageKey } from '@campus/shared/contract/fields';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { Mail } from '../../platform/mail/Mailer';
import { formatLocales } from '../../platform/messages/formatLocales';

const notices = {
  PASSWORD: {
    ru: ['Пароль в «Кампусе» изменён', 'Пароль вашей учётной записи изменён.'],
    en: ['Your Campus password was changed', 'The password of your account was changed.'],
  },
  SECOND_FACTOR: {
    ru: ['Второй шаг входа в «Кампус» изменён', 'Способ получать коды для входа изменён.'],
    en: ['Your second sign-in step was changed', 'The way you get sign-in codes was changed.'],
  },
  RECOVERY_CODE: {
    ru: [
      'Вход в «Кампус» по запасному коду',
      'В вашу учётную запись вошли по паролю и запасному коду. Этот код больше не действует.',
    ],
    en: [
      'Someone signed in to Campus with a recovery code',
      'Your account was signed in to with the password and a recovery code. That code no longer works.',
    ],
  },
  RECOVERY_CODES: {
    ru: [
      'Новые запасные коды для «Кампуса»',
      'Для вашей учётной записи сделали новые запасные коды. Прежние больше не действуют.',
    ],
    en: [
      'New recovery codes for Campus',
      'New recovery codes were made for your account. The previous ones no longer work.',
    ],
  },
  AUTHENTICATOR_RESET: {
    ru: [
      'Приложение с кодами отключено',
      'Администратор отключил приложение с кодами: коды для входа снова приходят по почте.',
    ],
    en: [
      'Your authenticator app was switched off',
      'An administrator has switched off your authenticator app: you will get sign-in codes by email again.',
    ],
  },
  ROLE: {
    ru: ['Ваша роль в «Кампусе» изменена', 'Администратор изменил вашу роль. Войдите ещё раз.'],
    en: ['Your Campus role was changed', 'An administrator has changed your role. Sign in again.'],
  },
  ACCESS_CLOSED: {
    ru: [
      'Доступ к «Кампусу» закрыт',
      'Администратор закрыл доступ к вашей учётной записи сотрудника, все сеансы завершены.',
    ],
    en: [
      'Your access to Campus was closed',
      'An administrator has closed your staff account, and all its sessions have ended.',
    ],
  },
  ACCESS_OPENED: {
    ru: [
      'Доступ к «Кампусу» снова открыт',
      'Администратор снова открыл доступ к вашей учётной записи сотрудника. Войдите ещё раз.',
    ],
    en: [
      'Your access to Campus is open again',
      'An administrator has opened your staff account again. Sign in again.',
    ],
  },
  REMOVED: {
    ru: [
      'Ваша учётная запись сотрудника удалена',
      'Администратор удалил вашу учётную запись сотрудника, все сеансы завершены.',
    ],
    en: [
      'Your staff account was removed',
      'An administrator has removed your staff account, and all its sessions have ended.',
    ],
  },
  SESSIONS_ENDED: {
    ru: [
      'Все ваши сеансы в «Кампусе» завершены',
      'Администратор завершил все ваши сеансы. Войдите ещё раз.',
    ],
    en: [
      'All your Campus sessions have ended',
      'An administrator has ended all your sessions. Sign in again.',
    ],
  },
  EMAIL_REQUESTED: {
    ru: [
      'Почту вашей учётной записи хотят сменить',
      'Сотрудник поддержки указал для вашей учётной записи другую почту. Она сменится, когда это подтвердит второй сотрудник; до тех пор по ссылке можно отказаться.',
    ],
    en: [
      'Your account’s email is about to change',
      'A member of our support team has entered a different email for your account. It will change once a second one confirms it; until then you can refuse it by the link.',
    ],
  },
  EMAIL_PROPOSED: {
    ru: [
      'Этот адрес указали для учётной записи «Кампуса»',
      'Сотрудник поддержки указал этот адрес для учётной записи. Она переедет сюда, когда это подтвердит второй сотрудник. Если за семь дней письма об этом нет, попросите поддержку ещё раз.',
    ],
    en: [
      'This address was entered for a Campus account',
      'A member of our support team has entered this address for an account. The account will move here once a second one confirms it. If no email has said so within seven days, ask support again.',
    ],
  },
  EMAIL_LEFT: {
    ru: [
      'Почта вашей учётной записи изменена',
      'Учётная запись переехала на другую почту, все сеансы завершены. Войти с этим адресом больше нельзя.',
    ],
    en: [
      'Your account’s email was changed',
      'The account has moved to a different email, and all its sessions have ended. You can no longer sign in with this address.',
    ],
  },
  EMAIL_CHANGED: {
    ru: [
      'Это новая почта вашей учётной записи',
      'Учётная запись переехала на этот адрес, все сеансы завершены. Войдите с ним.',
    ],
    en: [
      'This is your account’s new email',
      'The account has moved to this address, and all its sessions have ended. Sign in with it.',
    ],
  },
} as const satisfies Record<string, Record<LanguageKey, readonly [string, string]>>;

export type SecurityNotice = keyof typeof notices;

export interface SecurityLetter {
  /** Whose account it is about: what cannot be sent goes with it. */
  ownerId: string;
  to: string;
  language: LanguageKey;
  notice: SecurityNotice;
  /** When it happened, in ISO 8601. */
  at: string;
  /** Why, in the words of whoever did it. */
  reason?: string;
}

const frames = {
  ru: (what: string, when: string, advice: string, reason?: string) => `Здравствуйте!

${what}
${reason ? `\nПричина: ${reason}\n` : ''}
Когда: ${when} по Москве.

${advice}

«Кампус»`,
  en: (what: string, when: string, advice: string, reason?: string) => `Hello,

${what}
${reason ? `\nReason: ${reason}\n` : ''}
When: ${when} Moscow time.

${advice}

Campus`,
};

const advice = {
  ru: {
    owner: 'Если вы этого не ждали, завершите все сеансы, смените пароль и напишите в поддержку.',
    address: 'Если вы об этом не просили, сразу напишите в поддержку.',
    colleague: 'Если вы этого не ждали, спросите администратора.',
  },
  en: {
    owner:
      'If you were not expecting this, end all sessions, change your password and contact support.',
    address: 'If you did not ask for this, contact support straight away.',
    colleague: 'If you were not expecting this, ask an administrator.',
  },
};

const support = {
  ru: { label: 'Написать в поддержку', path: '/help/new' },
  en: { label: 'Contact support', path: '/help/new' },
};

const staffLogin = {
  ru: { label: 'Войти', path: '/staff/login' },
  en: { label: 'Sign in', path: '/staff/login' },
};

/** Those that ask to sign in lead there, all others to whom to ask. */
const links: Partial<Record<SecurityNotice, typeof support>> = {
  ROLE: staffLogin,
  ACCESS_OPENED: staffLogin,
  SESSIONS_ENDED: staffLogin,
  EMAIL_REQUESTED: {
    ru: { label: 'Оставить прежнюю почту', path: peoplePaths.emailChange() },
    en: { label: 'Keep your email', path: peoplePaths.emailChange() },
  },
  EMAIL_CHANGED: {
    ru: { label: 'Войти', path: '/?modal=signIn' },
    en: { label: 'Sign in', path: '/?modal=signIn' },
  },
};

/** What an administrator has done to the whole account: its owner cannot undo it. */
const byAdministrator = new Set<SecurityNotice>([
  'ACCESS_CLOSED',
  'ACCESS_OPENED',
  'REMOVED',
  'SESSIONS_ENDED',
]);

/** Who reads at an address that an account comes to or leaves may have no account to look after. */
function readerOf(notice: SecurityNotice) {
  if (notice.startsWith('EMAIL')) return 'address';
  return byAdministrator.has(notice) ? 'colleague' : 'owner';
}

/** Tells the owner of an account what was changed about getting into it. */
export function securityMail({ to, language, notice, at, reason }: SecurityLetter): Mail {
  const [subject, what] = notices[notice][language];
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Moscow' } as const;
  const when = new Intl.DateTimeFormat(formatLocales[language], format).format(new Date(at));
  const text = frames[language](what, when, advice[language][readerOf(notice)], reason);
  return { to, subject, text, link: (links[notice] ?? support)[language] };
}
