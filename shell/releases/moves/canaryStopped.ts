import type { Channel } from '../registry/Channel';
import { ImpossibleMove } from './ImpossibleMove';

/** Everybody gets the stable release again. */
export function canaryStopped(before: Channel | undefined): Channel {
  if (!before?.canary) throw new ImpossibleMove('No canary runs, so there is nothing to stop.');
  return { ...before, canary: null };
}
