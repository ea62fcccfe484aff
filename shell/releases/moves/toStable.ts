import type { Channel } from '../registry/Channel';
import { ImpossibleMove } from './ImpossibleMove';

/** Everybody gets this release; a canary that runs is over, whichever release it was. */
export const toStable =
  (release: string) =>
  (before: Channel | undefined): Channel => {
    if (before?.stable !== release)
      return { stable: release, lastKnownGood: before?.stable ?? null, canary: null };
    if (!before.canary) throw new ImpossibleMove(`${release} is what everybody gets already.`);
    return { ...before, canary: null };
  };
