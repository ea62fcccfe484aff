import type { LanguageKey } from '@campus/shared/contract/fields';
import { listLanguages, listTranslations } from '@campus/shared/contract/resources/calls';
import { addDictionary } from './addTexts';
import type { Api } from '@campus/shared/api/createApi';
import type { ClientStore } from '@campus/shared/stores/createClientStore';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';

export async function loadLanguages({ api, store }: LanguageParts) {
  const { items } = await api(listLanguages);
  store.getState().setLanguages(items);
}

/** A step that fails is logged by the transport and never stops the next one. */
export const settle = <Answer>(step: () => Promise<Answer>) => step().catch(() => undefined);

/** What the page's language consists of, made once by the shell. */
export interface LanguageParts {
  api: Api;
  store: ClientStore;
  i18n: i18n;
  queryClient: QueryClient;
}

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
