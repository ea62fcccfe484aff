import { useEffect } from 'react';
import { onVisible } from '../session/onVisible';
import { useCookies } from '../session/createCookies';
import { loadDictionary, settle } from './loadDictionary';
import { switchLanguage } from './switchLanguage';
import { useLanguageParts } from './useLanguageSwitch';

/** Keeps a page that was in the background in step with the tab where the language was chosen. */
export function useLanguageOfOtherTabs() {
  const parts = useLanguageParts();
  const cookies = useCookies();
  useEffect(
    () =>
      onVisible(() => {
        const chosen = cookies.language.read();
        if (!chosen || chosen === parts.store.getState().currentLanguage) return;
        void settle(() => switchLanguage(parts, chosen)).then(() =>
          settle(() => loadDictionary(parts, chosen)),
        );
      }),
    [parts, cookies],
  );
}
