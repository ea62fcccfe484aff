import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Mail } from '../../platform/mail/Mailer';

interface Letter {
  to: string;
  name: string;
  language: LanguageKey;
  /** T-000123. */
  number: string;
  subject: string;
  text: string;
}

const letters = {
  ru: ({ name, number, subject, text }: Letter) => ({
    subject: `Ответ на обращение ${number}: ${subject}`,
    text: `Здравствуйте, ${name}!

Мы ответили на ваше обращение ${number} «${subject}»:

${text}

Если вопрос остался, отправьте новое обращение и укажите в нём номер ${number}.

«Кампус»`,
  }),
  en: ({ name, number, subject, text }: Letter) => ({
    subject: `An answer to your ticket ${number}: ${subject}`,
    text: `Hello ${name},

We have answered your ticket ${number}, “${subject}”:

${text}

If you still have a question, please send a new ticket and quote the number ${number} in it.

Campus`,
  }),
};

const links = {
  ru: { label: 'Написать в поддержку', path: '/help/new' },
  en: { label: 'Contact support', path: '/help/new' },
};

/** The letter that brings a guest the answer to a ticket. */
export const ticketAnswerMail = (letter: Letter): Mail => ({
  to: letter.to,
  ...letters[letter.language](letter),
  link: links[letter.language],
});
