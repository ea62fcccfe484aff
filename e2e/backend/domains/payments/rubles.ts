import type { LanguageKey } from '@campus/shared/contract/fields';

/** A sum of kopecks as people read it. */
export const rubles = (kopecks: number, language: LanguageKey) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'RUB' }).format(kopecks / 100);

/** A sum of kopecks as a spreadsheet in this language reads a number. */
export const plainRubles = (kopecks: number, language: LanguageKey) =>
  (kopecks / 100).toFixed(2).replace('.', language === 'ru' ? ',' : '.');
