import type { MountVisit } from './visitsOf';

interface Unseen {
  /** What speaks against the release, a sentence each. */
  reasons: string[];
  /** What could not be looked at, a sentence each. */
  unseen: string[];
}

const namesOf = (visits: readonly MountVisit[]) => [
  ...new Set(visits.map(({ person }) => person ?? 'a guest')),
];

/**
 * What was not looked at, because there was no record to look at. Whoever finds a record must see it:
 * a page that nobody at all may open, though somebody knows of a record, is refused.
 */
export function whatIsUnseen(seen: ReadonlyMap<MountVisit, { isUnseen: boolean }>): Unseen {
  const found: Unseen = { reasons: [], unseen: [] };
  for (const what of new Set([...seen.keys()].map((visit) => visit.what))) {
    const visits = [...seen.keys()].filter((visit) => visit.what === what);
    const missed = visits.filter((visit) => seen.get(visit)?.isUnseen);
    if (missed.length === 0) continue;
    const who = namesOf(missed).join(', ');
    if (missed.some(({ record }) => record === 'none'))
      found.unseen.push(
        `${what}: nothing leads to a record of it, so only its answer where there is none was looked at.`,
      );
    else if (missed.length < visits.length)
      found.unseen.push(
        `${what} as ${who}: they find no record of it, and others’ are not for them.`,
      );
    else
      found.reasons.push(
        `Nobody may open ${what} (mounted as ${who}), though a page or a list leads to a record of it.`,
      );
  }
  return found;
}
