import type { Channel } from '../registry/Channel';
import { ImpossibleDeployment } from './ImpossibleDeployment';

/** @throws ImpossibleDeployment for a remote that nobody gets at all. */
export function refuseRetired(before: Channel | undefined): void {
  if (before?.isRetired)
    throw new ImpossibleDeployment(
      'It is taken off: restore it, or release it anew, to everybody.',
    );
}
