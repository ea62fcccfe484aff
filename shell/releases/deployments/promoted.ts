import type { Channel } from '../registry/Channel';
import { ImpossibleDeployment } from './ImpossibleDeployment';
import { withHolds } from './withHolds';

/** What the canary proved goes to everybody. */
export function promoted(before: Channel | undefined): Channel {
  if (!before?.canary)
    throw new ImpossibleDeployment('No canary runs, so there is nothing to promote.');
  const { stable, canary } = before;
  return withHolds(before, { stable: canary.release, lastKnownGood: stable, canary: null });
}
