import { readKept, writeKept } from './kept';

interface Suspected {
  release: string;
  since: number;
}

const key = 'campus.suspected';
const term = 24 * 60 * 60_000;

function read(): Record<string, Suspected> {
  const all = Object.entries(readKept<Record<string, Suspected>>(key) ?? {});
  return Object.fromEntries(all.filter(([, { since }]) => since + term > Date.now()));
}

/** Releases whose page was killed while they began: once may be chance, twice is not. */
export const suspicion = {
  /** Whether a page that died then was not the first; what died together counts once. */
  confirms(remote: string, release: string, diedAt: number): boolean {
    const suspected = read();
    const earlier = suspected[remote];
    if (earlier?.release === release) return diedAt >= earlier.since;
    writeKept(key, { ...suspected, [remote]: { release, since: Date.now() } });
    return false;
  },

  clear(remote: string): void {
    const { [remote]: cleared, ...others } = read();
    if (cleared) writeKept(key, Object.keys(others).length > 0 ? others : undefined);
  },
};
