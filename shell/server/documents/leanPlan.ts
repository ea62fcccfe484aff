import type { Plan } from '../../page/loading/Plan';
import type { ActiveRelease, Reading } from '../createPlanner';
import { type MatchedScreen, slotsOn } from '../matchScreen';

interface Asked {
  reading: Reading;
  screen: MatchedScreen | null;
  isSignedIn: boolean;
}

/** Whether the page begins with something of it, or may come to it without a network. */
function isAtHand(release: ActiveRelease, { screen, isSignedIn }: Omit<Asked, 'reading'>) {
  const { offline = [] } = release.manifest.declaration;
  if (isSignedIn && offline.length > 0) return true;
  return release === screen?.remote?.release || slotsOn(release, { screen, isSignedIn }).length > 0;
}

/**
 * The plan of a document, without the hashes of remotes that its page does not begin with: they are as
 * random as bytes can be, and most pages never need them. The page asks for them before it loads such a
 * remote, where its shell knows how; who tries something out gets all at once.
 */
export function leanPlan({ reading, ...about }: Asked): Plan {
  const { shell, active, plan, isTrial } = reading;
  if (isTrial || !shell.takesLess) return plan;
  const later = active.filter((release) => !isAtHand(release, about));
  const left = new Set(
    later.flatMap(({ manifest, base }) =>
      Object.keys(manifest.integrity).map((file) => base + file),
    ),
  );
  return {
    ...plan,
    integrity: Object.fromEntries(
      Object.entries(plan.integrity).filter(([address]) => !left.has(address)),
    ),
    later: later.map(({ manifest }) => manifest.declaration.name),
  };
}
