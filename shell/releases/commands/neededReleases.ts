import type { Channel } from '../registry/Channel';
import type { Move } from '../registry/Move';

/** A page that is open longer than this has been reloaded, or its reader is away. */
export const openFor = 7 * 24 * 60 * 60 * 1000;

const namesOf = ({ stable, lastKnownGood, canary }: Channel) =>
  [stable, lastKnownGood, canary?.release].filter((release) => typeof release === 'string');

/** Releases of a remote that visitors get or that a page opened lately may still ask for, and why. */
export function neededReleases(
  history: readonly Move[],
  remote: string,
  now: Date,
): Map<string, string> {
  const needed = new Map<string, string>();
  const keep = (release: string | null | undefined, why: string) => {
    if (release && !needed.has(release)) needed.set(release, why);
  };
  const moves = history.filter((move) => move.remote === remote);
  const { stable, canary, lastKnownGood } = moves[0]?.channel ?? {};
  keep(stable, 'stable');
  keep(canary?.release, 'canary');
  keep(lastKnownGood, 'last known good');
  const start = now.getTime() - openFor;
  // A move was in force until the one after it.
  for (const [index, { channel }] of moves.entries())
    if (Date.parse(moves[index - 1]?.at ?? now.toISOString()) >= start)
      for (const release of namesOf(channel)) keep(release, 'visitors got it in the last 7 days');
  return needed;
}
