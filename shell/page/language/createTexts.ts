import type { LanguageKey } from '@campus/shared/contract/fields';
import { createInstance, type i18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Milliseconds in which all parts of a screen have been rendered. */
const pause = 3000;

/** Tells of every key once per page, and of those that a screen misses together. */
export function gatherKeys(tell: (keys: string[]) => void) {
  const known = new Set<string>();
  let waiting: string[] = [];
  const send = () => {
    tell(waiting);
    waiting = [];
  };
  return (key: string) => {
    if (known.has(key)) return;
    known.add(key);
    console.error(`No text for ${key}`);
    if (waiting.push(key) === 1) setTimeout(send, pause);
  };
}

/** «Удалено: «Бассейн «Дельфин»»» with „…“ for every pair of «…» that stands inside of another. */
function nestQuotes(text: string): string {
  let depth = 0;
  return text.replace(/[«»]/g, (quote) => {
    const isInner = quote === '«' ? depth++ > 0 : --depth > 0;
    depth = Math.max(depth, 0);
    if (!isInner) return quote;
    return quote === '«' ? '„' : '“';
  });
}

/** A name that staff wrote comes with quotes of its own into a text that has some already. */
const nestedQuotes: PostProcessorModule = {
  type: 'postProcessor',
  name: 'nestedQuotes',
  process: nestQuotes,
};

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
