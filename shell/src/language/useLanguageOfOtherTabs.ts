import { useEffect } from 'react';
import { onLook } from '../session/onLook';
import { useCookies } from '../session/useCookies';
import { attempt } from './attempt';
import { loadDictionary } from './loadDictionary';
import { turnTo } from './turnTo';
import { useLanguageParts } from './useLanguageParts';

/** Keeps a page that was in the background in step with the tab where the language was chosen. */
export function useLanguageOfOtherTabs() {
  const parts = useLanguageParts();
  const cookies = useCookies();
  useEffect(
    () =>
      onLook(() => {
        const chosen = cookies.language.read();
        if (!chosen || chosen === parts.store.getState().currentLanguage) return;
        void attempt(() => turnTo(parts, chosen)).then(() =>
          attempt(() => loadDictionary(parts, chosen)),
        );
      }),
    [parts, cookies],
  );
}
