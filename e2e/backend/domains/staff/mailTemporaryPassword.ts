import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/Services';
import { assertDefined } from '../../platform/database/assertDefined';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Mail } from '../../platform/mail/Mailer';
import { Refusal } from '../../platform/access/Refusal';
import { languages } from '../resources/resourceTables';

interface TemporaryPasswordMailLetter {
  to: string;
  password: string;
  twoFactor: 'EMAIL' | 'TOTP';
  reason: 'invitation' | 'reset';
  language: LanguageKey;
}

const reasons = {
  ru: {
    invitation: 'Для вас создали учётную запись сотрудника в «Кампусе».',
    reset: 'Администратор сбросил ваш пароль в «Кампусе», все ваши сеансы завершены.',
  },
  en: {
    invitation: 'A Campus staff account has been created for you.',
    reset: 'An administrator has reset your Campus password, and all your sessions have ended.',
  },
};

const codes = {
  ru: { EMAIL: 'код придёт на эту же почту', TOTP: 'код возьмите в приложении' },
  en: { EMAIL: 'we will send a code to this email', TOTP: 'take the code from your app' },
};

const letters = {
  ru: ({ to, password, reason, twoFactor }: TemporaryPasswordMailLetter) => ({
    subject: 'Временный пароль для входа в «Кампус»',
    text: `Здравствуйте!

${reasons.ru[reason]}

Логин: ${to}
Временный пароль: ${password}

Он действует 72 часа. Войдите — ${codes.ru[twoFactor]} — и сразу смените пароль на свой.

Если вы этого не ждали, сообщите администратору.

«Кампус»`,
  }),
  en: ({ to, password, reason, twoFactor }: TemporaryPasswordMailLetter) => ({
    subject: 'Your temporary Campus password',
    text: `Hello,

${reasons.en[reason]}

Login: ${to}
Temporary password: ${password}

It is valid for 72 hours. Sign in — ${codes.en[twoFactor]} — and change it to your own password straight away.

If you were not expecting this, tell your administrator.

Campus`,
  }),
};

const links = {
  ru: { label: 'Вход для сотрудников', path: '/staff/login' },
  en: { label: 'Staff sign-in', path: '/staff/login' },
};

/** The letter that lets somebody in for the first time, or again. */
const temporaryPasswordMail = (letter: TemporaryPasswordMailLetter): Mail => ({
  to: letter.to,
  ...letters[letter.language](letter),
  link: links[letter.language],
});

interface Letter {
  to: string;
  password: string;
  languageId: string;
  twoFactor: 'EMAIL' | 'TOTP';
  reason: 'invitation' | 'reset';
}

/**
 * In the language of the one who gets it.
 * @throws Refusal 503 MAIL_UNAVAILABLE.
 */
export async function mailTemporaryPassword(
  { languageId, ...letter }: Letter,
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
) {
  const [language] = await db.select().from(languages).where(eq(languages.id, languageId));
  const mail = temporaryPasswordMail({ ...letter, language: assertDefined(language).key });
  await mailer.send(mail).catch((cause: unknown) => {
    throw Object.assign(new Refusal(503, 'MAIL_UNAVAILABLE'), { cause });
  });
}
