import { createDateFormat } from './dateFormat';
import { createNumberFormat } from './numberFormat';
import { personFormat } from './personFormat';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const localeOf = (language: string) => (language.startsWith('en') ? 'en-GB' : 'ru-RU');

function createFormat(language: string) {
  const locale = localeOf(language);
  return { ...createDateFormat(locale), ...createNumberFormat(locale), ...personFormat };
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
