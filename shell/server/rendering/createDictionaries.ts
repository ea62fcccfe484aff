import type { LanguageKey } from '@campus/shared/contract/fields';
import { listLanguages, listTranslations } from '@campus/shared/contract/resources/calls';
import type { AskApi } from '../head/askApi';
import { createCache } from '../head/createCache';

const limits = { freshFor: () => 30_000, staleFor: 3_600_000, patience: 200, most: 2 };
const everything = 10_000;

type Words = Record<string, Record<string, string>>;

/**
 * Keeps the translations of the backend for rendered pages, as JSON: by namespace, then by key.
 * Nothing while they cannot be had; then pages have the words that come with the code.
 */
export function createDictionaries(ask: AskApi) {
  const cache = createCache<string>(limits);

  async function load(language: LanguageKey) {
    const languages = await ask(listLanguages.path, language);
    const { items: known } = listLanguages.response.parse(languages.body);
    const id = known.find(({ key }) => key === language)?.id;
    if (!id) throw new Error(`The backend has no language ${language}.`);
    const query = new URLSearchParams({ languageId: id, size: String(everything) });
    const translations = await ask(`${listTranslations.path}?${query}`, language);
    const words: Words = {};
    for (const { mnemonic, translation } of listTranslations.response.parse(translations.body)
      .items) {
      const [namespace = '', ...key] = mnemonic.split('.');
      (words[namespace] ??= {})[key.join('.')] = translation;
    }
    return JSON.stringify(words);
  }

  return {
    read: (language: LanguageKey) =>
      cache.get(`${listTranslations.path} ${language}`, () => load(language)),
    expire: (start: string) => cache.expire(start),
  };
}
