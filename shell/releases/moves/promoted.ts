import type { Channel } from '../registry/Channel';
import { ImpossibleMove } from './ImpossibleMove';

/** What the canary proved goes to everybody. */
export function promoted(before: Channel | undefined): Channel {
  if (!before?.canary) throw new ImpossibleMove('No canary runs, so there is nothing to promote.');
  return { stable: before.canary.release, lastKnownGood: before.stable, canary: null };
}
