import { useStoredText } from '@campus/shared/browser/useStoredText';
import { useMemo } from 'react';

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What this browser keeps under a key; it is read as unknown, because anybody could have written it. */
export function useRemembered(key: string) {
  const [text, keep] = useStoredText(key);
  const remember = (value: unknown) => keep(value === undefined ? null : JSON.stringify(value));
  const remembered = useMemo(() => parsed(text), [text]);
  return [remembered, remember] as const;
}
