import { keptText } from '@campus/shared/browser/keptText';

/** What this browser keeps under a key; nothing where storage is refused or what is there is no JSON. */
export function readKept<T>(key: string): T | undefined {
  try {
    return (JSON.parse(keptText(key).read() ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined takes it out. */
export const writeKept = (key: string, value: unknown) =>
  keptText(key).write(value === undefined ? null : JSON.stringify(value));
