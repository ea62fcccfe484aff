import { transliterate } from '@campus/shared/contract/transliterate';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createDateFormat } from './dateFormat';
import { personFormat } from './personFormat';

const rubles = { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' } as const;

const rounded = { maximumFractionDigits: 1 } as const;
const compact = { ...rounded, minimumFractionDigits: 0, notation: 'compact' } as const;

/** Short enough as it is. */
const isFew = (value: number) => Math.abs(value) < 10_000;

function formatter(locale: string, options?: Intl.NumberFormatOptions) {
  let made: Intl.NumberFormat | undefined;
  // Intl instances are slow to make, so each waits for its first use.
  return (value: number) => (made ??= new Intl.NumberFormat(locale, options)).format(value);
}

/** Sums, numbers and sizes in words. */
function createNumberFormat(locale: string) {
  const sum = formatter(locale, rubles);
  const whole = formatter(locale, { ...rubles, maximumFractionDigits: 0 });
  const short = formatter(locale, { ...rubles, ...compact });
  const plain = formatter(locale);
  const shortNumber = formatter(locale, compact);
  const spreadsheet = formatter(locale, { useGrouping: false, minimumFractionDigits: 2 });
  const kilobytes = formatter(locale, { ...rounded, style: 'unit', unit: 'kilobyte' });
  const megabytes = formatter(locale, { ...rounded, style: 'unit', unit: 'megabyte' });
  return {
    money: (kopecks: number) => sum(kopecks / 100),
    /** «34200,00»: a spreadsheet adds up plain numbers, written as its language writes them. */
    fileMoney: (kopecks: number) => spreadsheet(kopecks / 100),
    /** «1,2 млн ₽», where there is no room for kopecks or no need of them. */
    roughMoney: (kopecks: number) => (isFew(kopecks / 100) ? whole : short)(kopecks / 100),
    roughNumber: (value: number) => (isFew(value) ? plain : shortNumber)(value),
    number: plain,
    /** Of a share: 0.125 is «12,5 %». */
    percent: formatter(locale, { ...rounded, style: 'percent' }),
    /** «2,4 МБ»: by 1024, as the limits of uploads are counted. */
    bytes(count: number) {
      const thousands = count / 1024;
      return thousands < 1000 ? kilobytes(thousands) : megabytes(thousands / 1024);
    },
  };
}

/** Names as people look for them, where their order is made here: Ё beside Е, and 10 after 9. */
function createNameOrder(locale: string) {
  let made: Intl.Collator | undefined;
  const collator = () => (made ??= new Intl.Collator(locale, { numeric: true }));
  return { byName: (one: string, other: string) => collator().compare(one, other) };
}

const localeOf = (language: string) => (language.startsWith('en') ? 'en-GB' : 'ru-RU');

function createFormat(language: string) {
  const locale = localeOf(language);
  return {
    ...createDateFormat(locale),
    ...createNumberFormat(locale),
    ...createNameOrder(locale),
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

/** Dates (Moscow time), sums, numbers, sizes and names in the reader's language, and its order. */
export function useFormat() {
  const { i18n } = useTranslation('shared');
  return useMemo(() => formatOf(i18n.language), [i18n.language]);
}
