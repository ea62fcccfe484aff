import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A browser that forbids storage forgets on leaving the page, and no more is lost.
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What this browser keeps under a key; it is read as unknown, because anybody could have written it. */
export function useRemembered(key: string) {
  const stored = useSyncExternalStore(
    never,
    () => read(key),
    () => null,
  );
  const [said, setSaid] = useState<{ key: string; text: string | null }>();
  const text = said?.key === key ? said.text : stored;
  const remember = (value: unknown) => {
    const next = value === undefined ? null : JSON.stringify(value);
    write(key, next);
    setSaid({ key, text: next });
  };
  return [parsed(text), remember] as const;
}
