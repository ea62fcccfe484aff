import type { Channel } from '../registry/Channel';
import { ImpossibleDeployment } from './ImpossibleDeployment';
import { withHolds } from './withHolds';

/** Everybody gets the stable release again. */
export function canaryStopped(before: Channel | undefined): Channel {
  if (!before?.canary)
    throw new ImpossibleDeployment('No canary runs, so there is nothing to stop.');
  return withHolds(before, { ...before, canary: null });
}
