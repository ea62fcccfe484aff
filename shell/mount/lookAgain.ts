import type { Seen } from './createMountVisitor';
import type { MountVisit } from './visitsOf';

/** A release with so many pages that do not come is refused whatever the others do. */
const enough = 3;

/**
 * What was late beside others is looked at once more and alone: what is late then is the fault of the
 * release, as which its first word stands for whoever else it was late for.
 */
export async function lookAgain(
  found: ReadonlyMap<MountVisit, Seen>,
  visit: (one: MountVisit) => Promise<Seen>,
): Promise<Map<MountVisit, Seen>> {
  const seen = new Map(found);
  const slow = new Set<string>();
  for (const [one, { isLate }] of found) {
    if (!isLate || slow.has(one.what) || slow.size === enough) continue;
    const again = await visit(one);
    seen.set(one, again);
    if (again.isLate) slow.add(one.what);
  }
  return seen;
}
