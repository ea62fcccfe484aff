import { readStored, writeStored } from './stored';

interface Suspected {
  release: string;
  since: number;
}

const key = 'campus.suspected';
const term = 24 * 60 * 60_000;

function read(): Record<string, Suspected> {
  const all = Object.entries(readStored<Record<string, Suspected>>(key) ?? {});
  return Object.fromEntries(all.filter(([, { since }]) => since + term > Date.now()));
}

/** Releases whose page was killed while they began: once may be chance, twice is not. */
export const suspicion = {
  /** Whether a page that died then was not the first; what died together counts once. */
  confirms(remote: string, release: string, diedAt: number): boolean {
    const suspected = read();
    const earlier = suspected[remote];
    if (earlier?.release === release) return diedAt >= earlier.since;
    writeStored(key, { ...suspected, [remote]: { release, since: Date.now() } });
    return false;
  },

  clear(remote: string): void {
    const { [remote]: cleared, ...others } = read();
    if (cleared) writeStored(key, Object.keys(others).length > 0 ? others : undefined);
  },
};
