import type { LanguageKey } from '@campus/shared/contract/fields';
import type { i18n } from 'i18next';

/** `media.news.title` is the key `news.title` of the namespace `media`. */
function byNamespace(dictionary: Record<string, string>) {
  const found = new Map<string, Record<string, string>>();
  for (const [mnemonic, text] of Object.entries(dictionary)) {
    const dot = mnemonic.indexOf('.');
    if (dot < 1 || text.trim() === '') continue;
    const namespace = mnemonic.slice(0, dot);
    const entries = found.get(namespace) ?? {};
    entries[mnemonic.slice(dot + 1)] = text;
    found.set(namespace, entries);
  }
  return found;
}

/** Lays the translations of the server over the bundled texts. */
export function addDictionary(
  texts: i18n,
  language: LanguageKey,
  dictionary: Record<string, string>,
) {
  for (const [namespace, entries] of byNamespace(dictionary)) {
    const isBranch = (key: string) =>
      typeof texts.getResource(language, namespace, key) === 'object';
    // A word in place of a branch would take all texts below it away.
    const leaves = Object.entries(entries).filter(([key]) => !isBranch(key));
    texts.addResources(language, namespace, Object.fromEntries(leaves));
  }
}
