import type { Channel } from '../registry/Channel';
import { ImpossibleMove } from './ImpossibleMove';
import { refuseRetired } from './refuseRetired';

/** Nobody gets the remote any more; which release it was stays known. */
export const retired =
  (remote: string) =>
  (before: Channel | undefined): Channel => {
    if (remote === 'shell') throw new ImpossibleMove('Without its shell there is no product.');
    if (!before) throw new ImpossibleMove(`${remote} was never released, so nothing is taken off.`);
    refuseRetired(before);
    const { stable, lastKnownGood } = before;
    return { stable, lastKnownGood, canary: null, isRetired: true };
  };

/** Everybody gets again what they got before the remote was taken off. */
export function restored(before: Channel | undefined): Channel {
  if (!before?.isRetired) throw new ImpossibleMove('It is not taken off.');
  const { stable, lastKnownGood } = before;
  return { stable, lastKnownGood, canary: null };
}
