import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Mail } from './Mail';

interface Letter {
  to: string;
  code: string;
  purpose: 'HUMAN' | 'STAFF';
  language: LanguageKey;
}

const warnings = {
  ru: {
    HUMAN: 'Если вы не запрашивали код, просто удалите это письмо: без кода войти нельзя.',
    STAFF: 'Если вы не входили, кто-то узнал ваш пароль. Смените его и сообщите администратору.',
  },
  en: {
    HUMAN:
      'If you did not ask for a code, just delete this message: nobody can sign in without it.',
    STAFF:
      'If this was not you, somebody knows your password. Change it and tell your administrator.',
  },
};

const letters = {
  ru: ({ code, purpose }: Letter) => ({
    subject: `${code} — код для входа в «Кампус»`,
    text: `Здравствуйте!

Ваш код для входа: ${code}

Он действует 10 минут и подходит один раз. Никому его не сообщайте: сотрудники «Кампуса» никогда не спрашивают код.

${warnings.ru[purpose]}

«Кампус»`,
  }),
  en: ({ code, purpose }: Letter) => ({
    subject: `${code} is your Campus sign-in code`,
    text: `Hello,

Your sign-in code: ${code}

It is valid for 10 minutes and works once. Do not share it: Campus staff will never ask you for it.

${warnings.en[purpose]}

Campus`,
  }),
};

/** The letter with a sign-in code; the code opens the subject, so that a notification shows it. */
export const codeMail = (letter: Letter): Mail => ({
  to: letter.to,
  code: letter.code,
  ...letters[letter.language](letter),
});
