import { storedText } from '@campus/shared/browser/storedText';

/** What this browser keeps under a key; nothing where storage is refused or what is there is no JSON. */
export function readStored<T>(key: string): T | undefined {
  try {
    return (JSON.parse(storedText(key).read() ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined takes it out. */
export const writeStored = (key: string, value: unknown) =>
  storedText(key).write(value === undefined ? null : JSON.stringify(value));
