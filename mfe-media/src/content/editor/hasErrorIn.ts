import type { LanguageKey } from '@campus/shared/contract/fields';
import { get } from 'react-hook-form';

/** The texts that each language has a panel of its own for. */
export const textNames = ['title', 'summary', 'body'] as const;

/** Whether something in the panel of this language was refused. */
export const hasErrorIn = (errors: object, language: LanguageKey) =>
  textNames.some((name) => get(errors, `${name}.${language}`) !== undefined);
