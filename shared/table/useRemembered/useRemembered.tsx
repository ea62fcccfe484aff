import { useKept } from '@campus/shared/browser/useKept';

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What this browser keeps under a key; it is read as unknown, because anybody could have written it. */
export function useRemembered(key: string) {
  const [text, keep] = useKept(key);
  const remember = (value: unknown) => keep(value === undefined ? null : JSON.stringify(value));
  return [parsed(text), remember] as const;
}
