import { oldestMinute, minuteOf, type ReleaseFigures } from './createFigures';
import { isPerson } from './createSenders';
import { isIn, seenSince } from './Sample';

/** How a release does: how many visitors used it, and for how many of them it failed. */
export interface Counts {
  visitors: number;
  failed: number;
}

/** Counts, and from how many sides the failures were told. */
export interface Evidence extends Counts {
  /** Signed in. */
  people: number;
  networks: number;
}

export const noCounts: Evidence = { visitors: 0, failed: 0, people: 0, networks: 0 };

/** Of the last day, or since this moment; each visitor counts once. */
export function countsOf(figures: ReleaseFigures | undefined, since = 0): Evidence {
  if (!figures) return noCounts;
  const first = Math.max(minuteOf(since), oldestMinute());
  const { visitors, failures } = figures;
  const came = seenSince(visitors, first).map(([visitor]) => visitor);
  const failing = seenSince(failures, first);
  const names = failing.map(([visitor]) => visitor);
  // Whoever came by a link within the page is known of only by the failure.
  const share = Math.min(visitors.share, failures.share);
  const sample = [...new Set([...came, ...names])].filter((visitor) => isIn(share, visitor));
  const failed = Math.round(names.length / failures.share);
  return {
    visitors: Math.max(Math.round(sample.length / share), failed),
    failed,
    people: names.filter(isPerson).length,
    networks: new Set(failing.map(([, [, network]]) => network)).size,
  };
}
