import type { MessageCode } from '../messages/messages';
import { Refusal } from '../Refusal';
import type { publicSettings } from '../schema/resources';
import { cleanHead } from './cleanHead';

type Type = (typeof publicSettings.$inferSelect)['type'];

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const must = (isRight: boolean, code: MessageCode, text: string) => {
  if (!isRight) throw new Refusal(422, code, { fields: { value: code } });
  return text;
};

const checks: Record<Type, (text: string) => string> = {
  STRING: (text) => text,
  BOOL: (text) => must(text === 'true' || text === 'false', 'SETTING_BOOL', text),
  INT: (text) => must(/^-?\d{1,9}$/.test(text), 'SETTING_INT', text),
  JSON: (text) => must(isJson(text), 'SETTING_JSON', text),
  HTML: cleanHead,
};

/**
 * The text as it is kept for a setting of this type.
 * @throws Refusal 422 that says what the type wants.
 */
export const checkValue = (type: Type, text: string) => checks[type](text);
