import type { LanguageKey } from '@campus/shared/contract/fields';
import { Refusal } from '../../platform/access/Refusal';
import type { Mail } from '../../platform/mail/Mailer';
import type { Services } from '../../platform/Services';
import type { users } from '../accounts/userTables';
import { mailAddressOf } from '../auth/mailAddressOf';
import { invitationLink } from './invitation';

type Reason = 'invitation' | 'reset';

const subjects = {
  ru: { invitation: 'Приглашение в «Кампус»', reset: 'Новый пароль для «Кампуса»' },
  en: { invitation: 'Your invitation to Campus', reset: 'A new password for Campus' },
};

const reasons = {
  ru: {
    invitation: 'Для вас создали учётную запись сотрудника в «Кампусе».',
    reset:
      'Администратор сбросил ваш пароль в «Кампусе»: прежний больше не подходит, все ваши сеансы завершены.',
  },
  en: {
    invitation: 'A Campus staff account has been created for you.',
    reset:
      'An administrator has reset your Campus password: the old one no longer works, and all your sessions have ended.',
  },
};

const steps = {
  ru: {
    EMAIL: 'Откройте ссылку и придумайте пароль.',
    TOTP: 'Откройте ссылку и придумайте пароль. Понадобится код из приложения.',
  },
  en: {
    EMAIL: 'Open the link and choose a password.',
    TOTP: 'Open the link and choose a password. You will need a code from your app.',
  },
};

type Words = (to: string, reason: Reason, twoFactor: 'EMAIL' | 'TOTP') => string;

const texts: Record<LanguageKey, Words> = {
  ru: (to, reason, twoFactor) => `Здравствуйте!

${reasons.ru[reason]}

Логин: ${to}

${steps.ru[twoFactor]} Она действует 72 часа и подходит один раз. Никому её не пересылайте.

Если вы этого не ждали, сообщите администратору.

«Кампус»`,
  en: (to, reason, twoFactor) => `Hello,

${reasons.en[reason]}

Login: ${to}

${steps.en[twoFactor]} It is valid for 72 hours and works once. Do not forward it.

If you were not expecting this, tell your administrator.

Campus`,
};

const labels = { ru: 'Придумать пароль', en: 'Choose a password' };

type User = Pick<typeof users.$inferSelect, 'id' | 'twoFactor' | 'invitedUntil'>;

/**
 * The letter that lets somebody in for the first time, or again, in the language of its reader.
 * @throws Refusal 503 MAIL_UNAVAILABLE.
 */
export async function mailInvitation(
  user: User,
  reason: Reason,
  {
    db,
    keys,
    mailer,
  }: Pick<Services, 'db' | 'mailer'> & { keys: Pick<Services['keys'], 'invitation'> },
) {
  const { email: to, language } = await mailAddressOf(db, { kind: 'STAFF', id: user.id });
  const path = await invitationLink(user, keys.invitation);
  const mail: Mail = {
    to,
    subject: subjects[language][reason],
    text: texts[language](to, reason, user.twoFactor),
    link: { label: labels[language], path },
  };
  await mailer.send(mail).catch((cause: unknown) => {
    throw Object.assign(new Refusal(503, 'MAIL_UNAVAILABLE'), { cause });
  });
}
