import type { Channel } from '../registry/Channel';
import { ImpossibleDeployment } from './ImpossibleDeployment';
import { withHolds } from './withHolds';

/** Everybody gets this release; a canary that runs is over, whichever release it was. */
export const toStable =
  (release: string) =>
  (before: Channel | undefined): Channel => {
    // What was taken off is nothing to fall back to.
    if (before?.isRetired) return { stable: release, lastKnownGood: null, canary: null };
    if (before?.stable !== release)
      return withHolds(before ?? {}, {
        stable: release,
        lastKnownGood: before?.stable ?? null,
        canary: null,
      });
    if (!before.canary)
      throw new ImpossibleDeployment(`${release} is what everybody gets already.`);
    return withHolds(before, { ...before, canary: null });
  };
