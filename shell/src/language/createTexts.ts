import type { LanguageKey } from '@campus/shared/contract/fields';
import sharedEn from '@campus/shared/locales/en.json';
import sharedRu from '@campus/shared/locales/ru.json';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import shellEn from '../locales/en.json';
import shellRu from '../locales/ru.json';
import { addTexts } from './addTexts';

/** The page's texts: Russian stands in for what is missing, and a bare key is never shown. */
export function createTexts(language: LanguageKey): i18n {
  const texts = createInstance();
  void texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'ru',
    supportedLngs: ['ru', 'en'],
    ns: ['shared', 'shell'],
    defaultNS: 'shell',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (_key, defaultValue) => defaultValue ?? '',
    // Texts that arrive later must reach what is already on the screen.
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  addTexts(texts, 'shared', { ru: sharedRu, en: sharedEn });
  addTexts(texts, 'shell', { ru: shellRu, en: shellEn });
  return texts;
}
