import type { LanguageKey } from '@campus/shared/contract/fields';
import path from 'node:path';
import { textsIn } from './bundledTexts';

const plural = /^(.+)_(?:zero|one|two|few|many|other)$/;

const read = (folder: string, language: LanguageKey) =>
  new Set(Object.keys(textsIn(path.join(folder, 'src'), language)));

/** A language has plural forms of its own: English needs no `few`. */
function formsOf(key: string, counted: Set<string>, language: LanguageKey) {
  const base = plural.exec(key)?.[1];
  if (!base || !counted.has(base)) return [key];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.map((form) => `${base}_${form}`);
}

/** By language, the texts of a remote that it lacks: those of the other, and forms of counted ones. */
export function missingTexts(folder: string): Record<LanguageKey, string[]> {
  const known = { ru: read(folder, 'ru'), en: read(folder, 'en') };
  const keys = [...known.ru, ...known.en];
  const counted = new Set(
    keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, '')),
  );
  const missingIn = (language: LanguageKey) => {
    const needed = keys.flatMap((key) => formsOf(key, counted, language));
    return [...new Set(needed)].filter((key) => !known[language].has(key)).sort();
  };
  return { ru: missingIn('ru'), en: missingIn('en') };
}
