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

/** Milliseconds: whoever leafs through pages asks once, whoever reads one asks at the next. */
const freshFor = 15_000;

/** When each dictionary came; one that was changed on this page is due at once. */
const cameAt = new WeakMap<Record<string, string>, number>();

const isFresh = (dictionary: Record<string, string> | undefined) =>
  dictionary !== undefined && performance.now() - (cameAt.get(dictionary) ?? -freshFor) < freshFor;

/** Translations of one language, unless they have only just come; the browser asks by their ETag. */
export async function loadDictionary(parts: LanguageParts, language: LanguageKey) {
  const { api, store, i18n } = parts;
  const read = () => store.getState().dictionaries[language];
  const languageId = store.getState().languages.find(({ key }) => key === language)?.id;
  const earlier = read();
  if (isFresh(earlier) || !languageId) return;
  // Past the query cache: the store keeps them, and a switch would cancel what is under way there.
  const { items } = await api(listTranslations, { query: { languageId, size: everything } });
  // Another answer came first, or a text was saved here, which this answer may not have.
  if (read() !== earlier) return;
  const dictionary = Object.fromEntries(items.map((item) => [item.mnemonic, item.translation]));
  cameAt.set(dictionary, performance.now());
  store.getState().setDictionary(language, dictionary);
  await addDictionary(i18n, language, dictionary, earlier);
}
