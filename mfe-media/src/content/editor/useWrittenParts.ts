import type { LanguageKey } from '@campus/shared/contract/fields';
import { useWatch } from 'react-hook-form';
import type { ContentValues } from './ContentValues';

/** How much of title, summary and text is there; readers get English only when all of it is. */
export function useWrittenParts(): Record<LanguageKey, number> {
  const texts = useWatch<ContentValues, ['title', 'summary', 'body']>({
    name: ['title', 'summary', 'body'],
  });
  const partOf = (language: LanguageKey) =>
    texts.filter((text) => text[language].trim()).length / texts.length;
  return { ru: partOf('ru'), en: partOf('en') };
}
