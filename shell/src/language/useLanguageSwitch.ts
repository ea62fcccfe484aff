import { useApi } from '@campus/shared/api/useApi';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useCookies } from '../session/useCookies';
import { useStoreApi } from '../session/useStoreApi';
import { applyLanguage } from './applyLanguage';
import { loadDictionary } from './loadDictionary';
import { loadLanguages } from './loadLanguages';
import { refreshAnswers } from './refreshAnswers';

/** Changes the language in place: the page stays, and so does everything typed into it. */
export function useLanguageSwitch(): (language: LanguageKey) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  const store = useStoreApi();
  const cookies = useCookies();
  const { i18n } = useTranslation();

  return useCallback(
    async (language) => {
      const parts = { api, store, i18n, queryClient };
      if (store.getState().currentLanguage === language) return;
      cookies.language.write(language);
      await applyLanguage(parts, language);
      void refreshAnswers(queryClient);
      try {
        if (store.getState().languages.length === 0) await loadLanguages(parts);
        await loadDictionary(parts, language);
      } catch {
        // The bundled texts are on the screen already; the next page load asks again.
      }
    },
    [api, store, i18n, queryClient, cookies],
  );
}
