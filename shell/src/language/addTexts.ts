import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { i18n } from 'i18next';

/** Adds the texts that come with the code; words of the dictionaries that are already there stay. */
export function addTexts(texts: i18n, namespace: string, locales: RemoteModule['locales']) {
  const [isDeep, isOverwriting] = [true, false];
  for (const language of ['ru', 'en'] as const)
    texts.addResourceBundle(language, namespace, locales[language], isDeep, isOverwriting);
}
