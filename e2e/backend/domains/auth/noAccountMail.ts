import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Mail } from '../../platform/mail/Mailer';

const letters = {
  ru: {
    subject: 'В «Кампусе» нет учётной записи с этой почтой',
    text: `Здравствуйте!

Кто-то — возможно, вы — пытался войти в «Кампус» с этим адресом, но учётной записи с ним нет.

{way}

Если это были не вы, ничего делать не нужно.

«Кампус»`,
  },
  en: {
    subject: 'There is no Campus account with this email',
    text: `Hello,

Someone, perhaps you, tried to sign in to Campus with this address, but there is no account for it.

{way}

If it was not you, you do not need to do anything.

Campus`,
  },
};

const ways = {
  ru: {
    open: 'Если это были вы, зарегистрируйтесь: введите этот адрес и отметьте согласие на обработку персональных данных. Или войдите с другим адресом, если регистрировались с ним.',
    closed:
      'Если это были вы, войдите с другим адресом, с которым регистрировались. Новые учётные записи сейчас не создаются.',
  },
  en: {
    open: 'If it was you, sign up: enter this address and agree to the processing of personal data. If you signed up with another address, sign in with that one.',
    closed:
      'If it was you, sign in with the address you signed up with. New accounts cannot be created at the moment.',
  },
};

const links = {
  ru: {
    open: { label: 'Зарегистрироваться', path: '/?modal=signUp' },
    closed: { label: 'Войти', path: '/?modal=signIn' },
  },
  en: {
    open: { label: 'Sign up', path: '/?modal=signUp' },
    closed: { label: 'Sign in', path: '/?modal=signIn' },
  },
};

interface Letter {
  to: string;
  language: LanguageKey;
  isSignUpOpen: boolean;
}

/** The letter to an address without an account: it says so only to the owner of the mailbox. */
export function noAccountMail({ to, language, isSignUpOpen }: Letter): Mail {
  const { subject, text } = letters[language];
  const state = isSignUpOpen ? 'open' : 'closed';
  const way = ways[language][state];
  return { to, subject, text: text.replace('{way}', way), link: links[language][state] };
}
