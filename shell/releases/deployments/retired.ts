import type { Channel } from '../registry/Channel';
import { ImpossibleDeployment } from './ImpossibleDeployment';
import { refuseRetired } from './refuseRetired';

/** Nobody gets the remote any more; which release it was stays known. */
export const retired =
  (remote: string) =>
  (before: Channel | undefined): Channel => {
    if (remote === 'shell')
      throw new ImpossibleDeployment('Without its shell there is no product.');
    if (!before)
      throw new ImpossibleDeployment(`${remote} was never released, so nothing is taken off.`);
    refuseRetired(before);
    const { stable, lastKnownGood } = before;
    return { stable, lastKnownGood, canary: null, isRetired: true };
  };

/** Everybody gets again what they got before the remote was taken off. */
export function restored(before: Channel | undefined): Channel {
  if (!before?.isRetired) throw new ImpossibleDeployment('It is not taken off.');
  const { stable, lastKnownGood } = before;
  return { stable, lastKnownGood, canary: null };
}
