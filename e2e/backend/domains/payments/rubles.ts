import type { LanguageKey } from '@campus/shared/contract/fields';

/** A sum of kopecks as people read it. */
export const rubles = (kopecks: number, language: LanguageKey) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'RUB' }).format(kopecks / 100);
