import { CompletenessRing } from '@campus/shared/editor/CompletenessRing';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { useWatch } from 'react-hook-form';
import type { ContentValues } from '../editing/ContentValues';

/** How much of title, summary and text is there; readers get English only when all of it is. */
export function Completeness() {
  const texts = useWatch<ContentValues, ['title', 'summary', 'body']>({
    name: ['title', 'summary', 'body'],
  });
  const shareOf = (language: LanguageKey) =>
    texts.filter((text) => text[language].trim()).length / texts.length;
  return <CompletenessRing parts={{ ru: shareOf('ru'), en: shareOf('en') }} />;
}
