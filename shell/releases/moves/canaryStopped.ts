import type { Channel } from '../registry/Channel';
import { ImpossibleMove } from './ImpossibleMove';
import { withHolds } from './withHolds';

/** Everybody gets the stable release again. */
export function canaryStopped(before: Channel | undefined): Channel {
  if (!before?.canary) throw new ImpossibleMove('No canary runs, so there is nothing to stop.');
  return withHolds(before, { ...before, canary: null });
}
