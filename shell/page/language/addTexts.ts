import { yieldToBrowser } from '@campus/shared/browser/yieldToBrowser';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { i18n } from 'i18next';

type Locales = Partial<RemoteModule['locales']>;
type Texts = RemoteModule['locales']['ru'];

/** Of the store: React hands out copies of the texts around it. */
type Store = i18n['store'];

/** Mnemonics that a dictionary of the server words, by language. */
const worded = new WeakMap<Store, Partial<Record<LanguageKey, Set<string>>>>();

function wordedIn({ store }: i18n, language: LanguageKey): Set<string> {
  const all = worded.get(store) ?? {};
  worded.set(store, all);
  return (all[language] ??= new Set());
}

/** What the code says, by language and namespace, for words that staff take back. */
const bundledTexts = new WeakMap<Store, Map<string, Texts>>();

function bundledIn({ store }: i18n): Map<string, Texts> {
  const all = bundledTexts.get(store) ?? new Map<string, Texts>();
  bundledTexts.set(store, all);
  return all;
}

/** Where the two differ in shape, the code knows better: it asks for a word or for a branch. */
function layOver(bundled: Texts, words: Texts, own: ReadonlySet<string>, path: string): Texts {
  const laid = Object.entries(bundled).map(([key, text]) => {
    const word = words[key];
    const mnemonic = `${path}.${key}`;
    if (typeof text === 'string')
      return [key, typeof word === 'string' && own.has(mnemonic) ? word : text];
    return [key, typeof word === 'object' ? layOver(text, word, own, mnemonic) : text];
  });
  return { ...words, ...(Object.fromEntries(laid) as Texts) };
}

/**
 * Adds the texts that come with the code. Words of the dictionaries stay; texts of an earlier
 * release, whose place this one takes, do not. Nothing is rendered again: what shows them comes later.
 */
export function addTexts(texts: i18n, namespace: string, locales: Locales) {
  for (const [language, bundled] of Object.entries(locales) as [LanguageKey, Texts][]) {
    const words = (texts.getResourceBundle(language, namespace) ?? {}) as Texts;
    const laid = layOver(bundled, words, wordedIn(texts, language), namespace);
    texts.addResourceBundle(language, namespace, laid, false, false, { silent: true });
    bundledIn(texts).set(`${language} ${namespace}`, bundled);
  }
}

/** So many at a time take a phone a few milliseconds. */
const atOnce = 500;

/** `media.news.title` is the key `news.title` of the namespace `media`; says whether a text changed. */
function addEntry(texts: i18n, language: LanguageKey, [mnemonic, text]: [string, string]) {
  const dot = mnemonic.indexOf('.');
  if (dot < 1 || text.trim() === '') return false;
  wordedIn(texts, language).add(mnemonic);
  const [namespace, key] = [mnemonic.slice(0, dot), mnemonic.slice(dot + 1)];
  const known: unknown = texts.getResource(language, namespace, key);
  // A word in place of a branch would take all texts below it away.
  if (known === text || typeof known === 'object') return false;
  texts.addResource(language, namespace, key, text, { silent: true });
  return true;
}

/** Puts back what the code says; says whether a text changed. */
function dropEntry(texts: i18n, language: LanguageKey, mnemonic: string) {
  const [namespace = '', ...path] = mnemonic.split('.');
  wordedIn(texts, language).delete(mnemonic);
  const bundled = path.reduce<Texts | string | undefined>(
    (branch, part) => (typeof branch === 'object' ? branch[part] : undefined),
    bundledIn(texts).get(`${language} ${namespace}`),
  );
  const key = path.join('.');
  if (typeof bundled !== 'string' || texts.getResource(language, namespace, key) === bundled)
    return false;
  texts.addResource(language, namespace, key, bundled, { silent: true });
  return true;
}

/**
 * Lays the translations of the server over the bundled texts, and has the page rendered again once.
 * Of `earlier` ones, those that are there no more make way for what the code says.
 */
export async function addDictionary(
  texts: i18n,
  language: LanguageKey,
  dictionary: Record<string, string>,
  earlier: Record<string, string> = {},
) {
  const entries = Object.entries(dictionary);
  let isOther = false;
  for (const mnemonic of Object.keys(earlier))
    if (!(mnemonic in dictionary)) isOther = dropEntry(texts, language, mnemonic) || isOther;
  for (let done = 0; done < entries.length; done += atOnce) {
    if (done > 0) await yieldToBrowser();
    for (const entry of entries.slice(done, done + atOnce))
      isOther = addEntry(texts, language, entry) || isOther;
  }
  // Adds nothing: the texts came silently, and this tells of all of them.
  if (isOther) texts.addResources(language, 'shell', {});
}
