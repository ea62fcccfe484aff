/** What push messages need to know of their project, in the setting `firebaseConfig`. */
export const pushConfigKeys = [
  'apiKey',
  'projectId',
  'messagingSenderId',
  'appId',
  'vapidKey',
] as const;

/** Settings whose JSON has to be an object with these texts, or empty; any other may be any JSON. */
const textsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['firebaseConfig', pushConfigKeys],
]);

/** Why a text is not the JSON that a setting wants. */
export type JsonProblem =
  | { kind: 'SYNTAX' | 'OBJECT' }
  /** What is missing, or is no text. */
  | { kind: 'KEYS'; keys: string[] };

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Judges what somebody types as well as what is saved; undefined where the setting may be that. */
export function jsonProblemOf(id: string, text: string): JsonProblem | undefined {
  const found = parsed(text);
  if (!found) return { kind: 'SYNTAX' };
  const wanted = textsOf.get(id);
  if (!wanted) return undefined;
  const { value } = found;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { kind: 'OBJECT' };
  const given = new Map(Object.entries(value));
  if (given.size === 0) return undefined;
  const keys = wanted.filter((key) => {
    const one: unknown = given.get(key);
    return typeof one !== 'string' || one.trim() === '';
  });
  return keys.length > 0 ? { kind: 'KEYS', keys } : undefined;
}
