import type { LanguageKey } from '@campus/shared/contract/fields';
import { en } from './en';
import { ru, type MessageCode } from './ru';

const texts: Record<LanguageKey, Record<MessageCode, string>> = { ru, en };

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(ru, code);

/** The sentence for a code in the reader's language, its braces filled from `params`. */
export const messageOf = (
  code: MessageCode,
  language: LanguageKey,
  params: Record<string, string | number> = {},
) => texts[language][code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
