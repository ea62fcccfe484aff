import type { LanguageKey } from '@campus/shared/contract/fields';
import type { LanguageParts } from './LanguageParts';

/** Everything that is ours turns to the language at once; the server's texts follow. */
export async function applyLanguage(
  { store, i18n }: Pick<LanguageParts, 'store' | 'i18n'>,
  language: LanguageKey,
) {
  store.getState().setCurrentLanguage(language);
  document.documentElement.lang = language;
  await i18n.changeLanguage(language);
}
