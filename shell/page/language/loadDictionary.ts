import type { LanguageKey } from '@campus/shared/contract/fields';
import { listTranslations } from '@campus/shared/contract/resources/calls';
import { addDictionary } from './addDictionary';
import type { LanguageParts } from './LanguageParts';

const everything = 10_000;

/** Translations of one language, once in the life of the page. */
export async function loadDictionary(parts: LanguageParts, language: LanguageKey) {
  const { api, store, i18n } = parts;
  const isLoaded = () => store.getState().dictionaries[language] !== undefined;
  const languageId = store.getState().languages.find(({ key }) => key === language)?.id;
  if (isLoaded() || !languageId) return;
  // Past the query cache: the store keeps them, and a switch would cancel what is under way there.
  const { items } = await api(listTranslations, { query: { languageId, size: everything } });
  if (isLoaded()) return;
  const dictionary = Object.fromEntries(items.map((item) => [item.mnemonic, item.translation]));
  store.getState().setDictionary(language, dictionary);
  await addDictionary(i18n, language, dictionary);
}
