import type { LanguageKey } from '@campus/shared/contract/fields';
import { messages, type MessageCode } from './messages';

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(messages, code);

/** The sentence for a code in the reader's language, its braces filled from `params`. */
export const messageOf = (
  code: MessageCode,
  language: LanguageKey,
  params: Record<string, string | number> = {},
) =>
  messages[code][language].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
