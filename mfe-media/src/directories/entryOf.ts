import type { Entry } from './Entry';

/** One of a directory that has just been read. @throws where it is not there any more */
export function entryOf<E extends Entry>({ data = [] }: { data?: readonly E[] }, id: string): E {
  const found = data.find((entry) => entry.id === id);
  if (!found) throw new Error(`${id} is not in its directory any more`);
  return found;
}
