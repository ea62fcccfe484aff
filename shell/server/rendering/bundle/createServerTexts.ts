import type { LanguageKey } from '@campus/shared/contract/fields';
import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import { addTexts } from '../../../page/language/addTexts';
import { createTexts } from '../../../page/language/createTexts';

/** Translations of the backend: by namespace, then by key. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of a rendered page: those of the code, with the backend’s in place of theirs. */
export function createServerTexts(language: LanguageKey, words: Words) {
  const i18n = createTexts(language);
  const replaced: Record<string, string> = {};
  const add = (namespace: string, locales: Partial<RemoteModule['locales']>) => {
    addTexts(i18n, namespace, locales);
    for (const [key, text] of Object.entries(words[namespace] ?? {})) {
      const known: unknown = i18n.getResource(language, namespace, key);
      if (typeof known !== 'string' || known === text || text.trim() === '') continue;
      i18n.addResource(language, namespace, key, text, { silent: true });
      replaced[`${namespace}.${key}`] = text;
    }
  };
  return {
    i18n,
    /** By mnemonic: the browser needs them before it takes the page over, and no others. */
    replaced,
    add,
  };
}
