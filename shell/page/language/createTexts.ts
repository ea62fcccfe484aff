import type { LanguageKey } from '@campus/shared/contract/fields';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { nestedQuotes } from './nestedQuotes';

const inWords = (name: string) =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();

/** What stands where nobody has worded a key: its last word, for a button without a name is worse. */
function readableKey(key: string) {
  const last = key.split(/[.:]/).findLast((part) => /\p{L}/u.test(part)) ?? '…';
  const words = inWords(last);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The page's texts, empty at first: each language stands in for the other, and for both the key's last word. */
export function createTexts(language: LanguageKey, onMissing?: (key: string) => void): i18n {
  const texts = createInstance();
  void texts
    .use(initReactI18next)
    .use(nestedQuotes)
    .init({
      lng: language,
      fallbackLng: { ru: ['en'], en: ['ru'] },
      supportedLngs: ['ru', 'en'],
      ns: ['shared', 'shell'],
      defaultNS: 'shell',
      resources: {},
      initAsync: false,
      interpolation: { escapeValue: false },
      postProcess: nestedQuotes.name,
      // A value that nobody gave leaves nothing behind, least of all its braces.
      missingInterpolationHandler: () => '',
      parseMissingKeyHandler: (key, defaultValue) => defaultValue ?? readableKey(key),
      saveMissing: true,
      saveMissingPlurals: false,
      missingKeyHandler: (_languages, namespace, key) => onMissing?.(`${namespace}:${key}`),
      // Texts that arrive later must reach what is already on the screen.
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  return texts;
}
