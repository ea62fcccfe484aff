import { transliterate } from '@campus/shared/contract/transliterate';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createDateFormat } from './dateFormat';
import { personFormat } from './personFormat';

const rubles = { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' } as const;

const rounded = { maximumFractionDigits: 1 } as const;

function formatter(locale: string, options?: Intl.NumberFormatOptions) {
  let made: Intl.NumberFormat | undefined;
  // Intl instances are slow to make, so each waits for its first use.
  return (value: number) => (made ??= new Intl.NumberFormat(locale, options)).format(value);
}

/** Sums, numbers and sizes in words. */
function createNumberFormat(locale: string) {
  const sum = formatter(locale, rubles);
  const kilobytes = formatter(locale, { ...rounded, style: 'unit', unit: 'kilobyte' });
  const megabytes = formatter(locale, { ...rounded, style: 'unit', unit: 'megabyte' });
  return {
    money: (kopecks: number) => sum(kopecks / 100),
    number: formatter(locale),
    /** Of a share: 0.125 is «12,5 %». */
    percent: formatter(locale, { ...rounded, style: 'percent' }),
    /** «2,4 МБ»: by 1024, as the limits of uploads are counted. */
    bytes(count: number) {
      const thousands = count / 1024;
      return thousands < 1000 ? kilobytes(thousands) : megabytes(thousands / 1024);
    },
  };
}

const localeOf = (language: string) => (language.startsWith('en') ? 'en-GB' : 'ru-RU');

function createFormat(language: string) {
  const locale = localeOf(language);
  return {
    ...createDateFormat(locale),
    ...createNumberFormat(locale),
    ...personFormat,
    /** A Russian name in letters that readers of this language know, as a passport has it. */
    name: (name: string) => (language.startsWith('en') ? transliterate(name) : name),
  };
}

/** Intl instances are slow to make, so there is one set per language. */
const formats = new Map<string, ReturnType<typeof createFormat>>();

function formatOf(language: string) {
  const made = formats.get(language) ?? createFormat(language);
  formats.set(language, made);
  return made;
}

/** Dates (Moscow time), sums, numbers, sizes and names in the reader's language. */
export function useFormat() {
  const { i18n } = useTranslation('shared');
  return useMemo(() => formatOf(i18n.language), [i18n.language]);
}
