import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Mail } from '../../platform/mail/Mailer';

interface Letter {
  to: string;
  language: LanguageKey;
  /** T-000123. */
  number: string;
  /** The page of the ticket, which only its reader may open. */
  path: string;
}

interface Answer extends Letter {
  name: string;
  subject: string;
  text: string;
}

interface Receipt extends Letter {
  /** The day that an answer is promised for. */
  dueOn: string;
}

const answers = {
  ru: ({ name, number, subject, text }: Answer) => ({
    subject: `Ответ на обращение ${number}: ${subject}`,
    text: `Здравствуйте, ${name}!

Мы ответили на ваше обращение ${number} «${subject}»:

${text}

Если вопрос остался, ответьте по ссылке, входить для этого не нужно. Закрытое обращение в течение 14 дней откроется снова.

«Кампус»`,
  }),
  en: ({ name, number, subject, text }: Answer) => ({
    subject: `An answer to your ticket ${number}: ${subject}`,
    text: `Hello ${name},

We have answered your ticket ${number}, “${subject}”:

${text}

If you still have a question, reply by the link; you do not need to sign in. A closed ticket opens again within 14 days.

Campus`,
  }),
};

// Anybody can name any address, so nothing that was written in the form is repeated here.
const receipts = {
  ru: ({ number }: Receipt, day: string) => ({
    subject: `Мы получили ваше обращение ${number}`,
    text: `Здравствуйте!

Мы получили ваше обращение ${number}. Ответим до ${day} на эту почту.

По ссылке видна вся переписка. Не пересылайте её: кто её откроет, прочитает обращение.

Если вы нам не писали, ничего не делайте: кто-то указал вашу почту по ошибке.

«Кампус»`,
  }),
  en: ({ number }: Receipt, day: string) => ({
    subject: `We have received your ticket ${number}`,
    text: `Hello,

We have received your ticket ${number}. We will answer by ${day}, at this address.

The link shows the whole conversation. Do not pass it on: whoever opens it can read the ticket.

If you did not write to us, there is nothing to do: somebody gave your address by mistake.

Campus`,
  }),
};

const labels = { ru: 'Открыть обращение', en: 'Open the ticket' };
const linkOf = ({ language, path }: Letter) => ({ label: labels[language], path });

const locales = { ru: 'ru-RU', en: 'en-GB' };

/** 27 ноября 2026 г.: a day of the calendar, which no time zone moves. */
const dayIn = (language: LanguageKey, day: string) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/\s+г\.$/, '');

/** Brings a guest the answer to a ticket. */
export const ticketAnswerMail = (letter: Answer): Mail => ({
  to: letter.to,
  ...answers[letter.language](letter),
  link: linkOf(letter),
});

/** Tells a guest that a ticket has come, and by when it is answered. */
export const ticketReceiptMail = (letter: Receipt): Mail => ({
  to: letter.to,
  ...receipts[letter.language](letter, dayIn(letter.language, letter.dueOn)),
  link: linkOf(letter),
});
