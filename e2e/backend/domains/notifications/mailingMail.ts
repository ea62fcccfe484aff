import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Mail } from '../../platform/mail/Mail';

interface Letter {
  to: string;
  language: LanguageKey;
  title: string;
  body: string;
}

const footers = {
  ru: `Вы получили это письмо, потому что согласились на рассылку. Отказаться можно в профиле.

«Кампус»`,
  en: `You receive this letter because you agreed to mailings. You can opt out in your profile.

Campus`,
};

/** A mailing as a letter. */
export const mailingMail = ({ to, language, title, body }: Letter): Mail => ({
  to,
  subject: title,
  text: `${body}\n\n${footers[language]}`,
});
