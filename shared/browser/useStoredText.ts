import { useState } from 'react';
import { storedText } from './storedText';
import { useBrowserValue } from './useBrowserValue';

/** A text that this browser keeps under a key, and how to keep another one there, or none. */
export function useStoredText(key: string) {
  const { read, write } = storedText(key);
  const stored = useBrowserValue(read, null);
  const [said, setSaid] = useState<{ key: string; text: string | null }>();
  const keep = (text: string | null) => {
    write(text);
    setSaid({ key, text });
  };
  return [said?.key === key ? said.text : stored, keep] as const;
}
