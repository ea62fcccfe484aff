import type { LanguageKey } from '@campus/shared/contract/fields';
import type { i18n } from 'i18next';
import { addTexts } from './addTexts';

/** One file per language; the server starts the right one with the document. */
const loaders = {
  ru: async () => (await import(/* webpackChunkName: "ru" */ '../locales/ruTexts')).ruTexts,
  en: async () => (await import(/* webpackChunkName: "en" */ '../locales/enTexts')).enTexts,
};

/** The texts of the shell and of the kit in one language; a file that failed is asked for once more. */
export async function loadTexts(texts: i18n, language: LanguageKey) {
  const { shared, shell } = await loaders[language]().catch(loaders[language]);
  addTexts(texts, 'shared', { [language]: shared });
  addTexts(texts, 'shell', { [language]: shell });
}
