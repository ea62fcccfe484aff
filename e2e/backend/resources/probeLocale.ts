import type * as contract from '@campus/shared/contract/resources';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Handler } from '../Handler';

const sentences: Record<LanguageKey, (day: string, sum: string) => string> = {
  ru: (day, sum) => `Проверка языка: сегодня ${day}, на счёте ${sum}.`,
  en: (day, sum) => `Language check: today is ${day}, the balance is ${sum}.`,
};

/** Shows how words, dates and money look in the language that the request asked for. */
export const probeLocale: Handler<typeof contract.probeLocale> = async (
  _,
  { language: locale, now },
) => {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Moscow' });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'RUB' });
  return { locale, sample: sentences[locale](date.format(now()), money.format(12_345.67)) };
};
