import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Mail } from '../../platform/mail/Mailer';

interface Letter {
  to: string;
  code: string;
  purpose: 'HUMAN' | 'STAFF' | 'CONFIRM';
  language: LanguageKey;
}

const warnings = {
  ru: {
    HUMAN: 'Если вы не запрашивали код, просто удалите это письмо: без кода войти нельзя.',
    STAFF: 'Если вы не входили, кто-то узнал ваш пароль. Смените его и сообщите администратору.',
    CONFIRM:
      'Если вы ничего не меняли, кто-то вошёл в вашу учётную запись: завершите все сеансы и смените пароль.',
  },
  en: {
    HUMAN:
      'If you did not ask for a code, just delete this message: nobody can sign in without it.',
    STAFF:
      'If this was not you, somebody knows your password. Change it and tell your administrator.',
    CONFIRM:
      'If you are not changing anything, somebody is signed in to your account: end all sessions and change the password.',
  },
};

const signIn = {
  ru: { subject: 'код для входа в «Кампус»', label: 'Ваш код для входа' },
  en: { subject: 'your Campus sign-in code', label: 'Your sign-in code' },
};

const confirmation = {
  ru: { subject: 'код для изменений в «Кампусе»', label: 'Код, который подтверждает изменение' },
  en: { subject: 'your Campus confirmation code', label: 'The code that confirms your change' },
};

const words = { HUMAN: signIn, STAFF: signIn, CONFIRM: confirmation };

const letters = {
  ru: ({ code, purpose }: Letter) => ({
    subject: `${code} — ${words[purpose].ru.subject}`,
    text: `Здравствуйте!

${words[purpose].ru.label}: ${code}

Он действует 10 минут и подходит один раз. Никому его не сообщайте: сотрудники «Кампуса» никогда не спрашивают код.

${warnings.ru[purpose]}

«Кампус»`,
  }),
  en: ({ code, purpose }: Letter) => ({
    subject: `${code} is ${words[purpose].en.subject}`,
    text: `Hello,

${words[purpose].en.label}: ${code}

It is valid for 10 minutes and works once. Do not share it: Campus staff will never ask you for it.

${warnings.en[purpose]}

Campus`,
  }),
};

/** The letter with a code; the code opens the subject, so that a notification shows it. */
export const codeMail = (letter: Letter): Mail => ({
  to: letter.to,
  code: letter.code,
  ...letters[letter.language](letter),
});
