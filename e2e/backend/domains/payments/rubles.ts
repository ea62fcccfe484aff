import type { LanguageKey } from '@campus/shared/contract/fields';

const locales = { ru: 'ru-RU', en: 'en-GB' };
const asPagesDo = { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' } as const;

/** A sum of kopecks as people read it, here and on every page. */
export const rubles = (kopecks: number, language: LanguageKey) =>
  new Intl.NumberFormat(locales[language], asPagesDo).format(kopecks / 100);

/** A sum of kopecks as a spreadsheet in this language reads a number. */
export const plainRubles = (kopecks: number, language: LanguageKey) =>
  (kopecks / 100).toFixed(2).replace('.', language === 'ru' ? ',' : '.');
