import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const timeZone = 'Europe/Moscow';
const localeOf = (language: string) => (language.startsWith('en') ? 'en-GB' : 'ru-RU');

const dateParts = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const;
const shortParts = { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const timeParts = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
const rubles = { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' } as const;

function createFormat(language: string) {
  const locale = localeOf(language);
  const days = new Intl.DateTimeFormat(locale, dateParts);
  const shortDays = new Intl.DateTimeFormat(locale, shortParts);
  const times = new Intl.DateTimeFormat(locale, timeParts);
  const sums = new Intl.NumberFormat(locale, rubles);
  const numbers = new Intl.NumberFormat(locale);

  // «5 марта 2026», without the clerk's «г.».
  const date = (iso: string) => days.format(new Date(iso)).replace(/\sг\.$/, '');
  const time = (iso: string) => times.format(new Date(iso));
  return {
    date,
    time,
    shortDate: (iso: string) => shortDays.format(new Date(iso)),
    dateTime: (iso: string) => `${date(iso)}, ${time(iso)}`,
    money: (kopecks: number) => sums.format(kopecks / 100),
    number: (value: number) => numbers.format(value),
  };
}

/** Intl instances are slow to make, so there is one set per language. */
const formats = new Map<string, ReturnType<typeof createFormat>>();

function formatOf(language: string) {
  const made = formats.get(language) ?? createFormat(language);
  formats.set(language, made);
  return made;
}

/** Dates (Moscow time), sums and numbers in the reader's language. */
export function useFormat() {
  const { i18n } = useTranslation('shared');
  return useMemo(() => formatOf(i18n.language), [i18n.language]);
}
