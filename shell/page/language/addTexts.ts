import type { LanguageKey } from '@campus/shared/contract/fields';
import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { i18n } from 'i18next';

type Locales = Partial<RemoteModule['locales']>;
type Texts = RemoteModule['locales']['ru'];

/** Where the two differ in shape, the code knows better: it asks for a word or for a branch. */
function layOver(bundled: Texts, words: Texts): Texts {
  const laid = Object.entries(bundled).map(([key, text]) => {
    const word = words[key];
    if (typeof text === 'string') return [key, typeof word === 'string' ? word : text];
    return [key, typeof word === 'object' ? layOver(text, word) : text];
  });
  return { ...words, ...(Object.fromEntries(laid) as Texts) };
}

/** Adds the texts that come with the code; words of the dictionaries that are already there stay. */
export function addTexts(texts: i18n, namespace: string, locales: Locales) {
  for (const [language, bundled] of Object.entries(locales) as [LanguageKey, Texts][]) {
    const words = (texts.getResourceBundle(language, namespace) ?? {}) as Texts;
    texts.addResourceBundle(language, namespace, layOver(bundled, words));
  }
}
