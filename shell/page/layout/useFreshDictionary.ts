import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../reports/whenIdle';
import { loadDictionary, settle } from '../language/loadDictionary';
import { useLanguageParts } from '../language/useLanguageSwitch';

/** Whoever follows a link reads what staff have worded meanwhile; the screen waits for none of it. */
export function useFreshDictionary() {
  const parts = useLanguageParts();
  const { pathname } = useLocation();
  useEffect(
    () =>
      whenIdle(() => {
        const { currentLanguage, dictionaries } = parts.store.getState();
        // The first one comes with the start of the page, which has an order of its own.
        if (!dictionaries[currentLanguage] || !navigator.onLine) return;
        void settle(() => loadDictionary(parts, currentLanguage));
      }),
    [parts, pathname],
  );
}
