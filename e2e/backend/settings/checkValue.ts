import type { MessageCode } from '../messages/messages';
import { Refusal } from '../Refusal';
import type { publicSettings } from '../schema/resources';
import { cleanHead } from './cleanHead';
import { numberSettings } from './readSetting';

type Type = (typeof publicSettings.$inferSelect)['type'];

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

type Params = Record<string, number>;

function must(isRight: boolean, code: MessageCode, text: string, params?: Params) {
  if (!isRight) throw new Refusal(422, code, { fields: { value: code }, params });
  return text;
}

function checkNumber(id: string, text: string) {
  must(/^-?\d{1,9}$/.test(text), 'SETTING_INT', text);
  const range = new Map<string, Params>(Object.entries(numberSettings)).get(id);
  const { min = -Infinity, max = Infinity } = range ?? {};
  return must(Number(text) >= min && Number(text) <= max, 'SETTING_RANGE', text, { min, max });
}

const checks: Record<Type, (text: string, id: string) => string> = {
  STRING: (text) => text,
  BOOL: (text) => must(text === 'true' || text === 'false', 'SETTING_BOOL', text),
  INT: (text, id) => checkNumber(id, text),
  JSON: (text) => must(isJson(text), 'SETTING_JSON', text),
  HTML: (text) => cleanHead(text),
};

/**
 * The text as it is kept for a setting.
 * @throws Refusal 422 that says what its type wants, or how far the number may go.
 */
export const checkValue = ({ id, type }: { id: string; type: Type }, text: string) =>
  checks[type](text, id);
