import { useState } from 'react';
import { keptText } from './keptText';
import { useBrowserValue } from './useBrowserValue';

/** A text that this browser keeps under a key, and how to keep another one there, or none. */
export function useKept(key: string) {
  const { read, write } = keptText(key);
  const stored = useBrowserValue(read, null);
  const [said, setSaid] = useState<{ key: string; text: string | null }>();
  const keep = (text: string | null) => {
    write(text);
    setSaid({ key, text });
  };
  return [said?.key === key ? said.text : stored, keep] as const;
}
