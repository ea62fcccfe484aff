import { plain } from '@campus/shared/format/plain';
import type { Choice } from './Choice';

/** Every typed word is somewhere in it; the case does not matter, and neither does ё. */
export function matches({ label, hint = '' }: Choice, query: string): boolean {
  const text = plain(`${label} ${hint}`);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
