import type { LanguageKey } from '@campus/shared/contract/fields';
import { formatLocales } from '../../platform/messages/formatLocales';

const asPagesDo = { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' } as const;

/** A sum of kopecks as people read it, here and on every page. */
export const rubles = (kopecks: number, language: LanguageKey) =>
  new Intl.NumberFormat(formatLocales[language], asPagesDo).format(kopecks / 100);

/** A sum of kopecks as a spreadsheet in this language reads a number. */
export const plainRubles = (kopecks: number, language: LanguageKey) =>
  (kopecks / 100).toFixed(2).replace('.', language === 'ru' ? ',' : '.');
