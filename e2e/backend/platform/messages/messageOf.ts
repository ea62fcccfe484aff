import type { LanguageKey } from '@campus/shared/contract/fields';
import { fillParams } from '@campus/shared/server/answerError';
import { messages, type MessageCode } from './messages';

/** The sentence for a code in the reader's language, its braces filled from `params`. */
export const messageOf = (
  code: MessageCode,
  language: LanguageKey,
  params: Record<string, string | number> = {},
) => fillParams(messages[code][language], params);
