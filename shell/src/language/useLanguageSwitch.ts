import type { LanguageKey } from '@campus/shared/contract/fields';
import { useCallback } from 'react';
import { useCookies } from '../session/useCookies';
import { attempt } from './attempt';
import { loadDictionary } from './loadDictionary';
import { loadLanguages } from './loadLanguages';
import { rememberLanguage } from './rememberLanguage';
import { turnTo } from './turnTo';
import { useLanguageParts } from './useLanguageParts';

/** Changes the language in place: the page stays, and so does everything typed into it. */
export function useLanguageSwitch(): (language: LanguageKey) => Promise<void> {
  const parts = useLanguageParts();
  const cookies = useCookies();

  return useCallback(
    async (language) => {
      const { store, i18n } = parts;
      if (store.getState().currentLanguage === language) return;
      cookies.language.write(language);
      try {
        await turnTo(parts, language);
      } catch {
        cookies.language.write(store.getState().currentLanguage);
        store.getState().notify({ tone: 'danger', text: i18n.t('shell:language.failed') });
        return;
      }
      if (store.getState().languages.length === 0) await attempt(() => loadLanguages(parts));
      void attempt(() => rememberLanguage(parts, language));
      await attempt(() => loadDictionary(parts, language));
    },
    [parts, cookies],
  );
}
