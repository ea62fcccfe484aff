import type { LanguageKey } from '@campus/shared/contract/fields';
import type { QueryClient } from '@tanstack/react-query';
import type { LanguageParts } from './loadDictionary';
import { loadTexts } from './loadTexts';

/** Asks anew what is on the screen; the old answers stay until the new ones are here. */
async function refreshAnswers(queryClient: QueryClient) {
  // An answer under way is in the previous language, and a first load would not be repeated.
  await queryClient.cancelQueries({ fetchStatus: 'fetching' });
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries({ refetchType: 'active' });
}

const shownBy = ({ i18n }: LanguageParts): LanguageKey => (i18n.language === 'en' ? 'en' : 'ru');

/** Turns the page to a language in place; of two choices the later wins, whose texts ever come first. */
export async function switchLanguage(parts: LanguageParts, language: LanguageKey) {
  const { store, i18n, queryClient } = parts;
  const isWanted = () => store.getState().currentLanguage === language;
  store.getState().setCurrentLanguage(language);
  try {
    await loadTexts(i18n, language);
  } catch (error) {
    if (isWanted()) store.getState().setCurrentLanguage(shownBy(parts));
    throw error;
  }
  if (!isWanted()) return;
  document.documentElement.lang = language;
  await i18n.changeLanguage(language);
  void refreshAnswers(queryClient);
}
