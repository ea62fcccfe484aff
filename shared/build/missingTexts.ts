import type { LanguageKey } from '@campus/shared/contract/fields';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './readJson';

interface Texts {
  [key: string]: string | Texts;
}

const plural = /^(.+)_(?:zero|one|two|few|many|other)$/;

/** Dotted keys of the texts that say something. */
const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value !== 'string') return keysOf(value, `${before}${key}.`);
    return value.trim() ? [before + key] : [];
  });

/** Texts lie beside the code that they come with, in folders named `locales`. */
function read(folder: string, language: LanguageKey) {
  const source = path.join(folder, 'src');
  const names = existsSync(source)
    ? readdirSync(source, { recursive: true, encoding: 'utf8' })
    : [];
  const files = names.filter((name) => path.join('/', name).endsWith(`/locales/${language}.json`));
  return new Set(files.flatMap((name) => keysOf(readJson<Texts>(path.join(source, name)))));
}

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
