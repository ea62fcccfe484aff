import type { LanguageKey } from '@campus/shared/contract/fields';
import { createContext } from 'react';

/**
 * Loads the texts of the shell and of the kit in another language than that of the page, for what
 * shows both at once. A remote brings its own texts in every language.
 */
export const TextsContext = createContext((_language: LanguageKey): Promise<void> =>
  Promise.resolve(),
);
