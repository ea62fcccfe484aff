import type { Canary, Channel } from '../registry/Channel';
import { ImpossibleDeployment } from './ImpossibleDeployment';
import { refuseRetired } from './refuseRetired';
import { withHolds } from './withHolds';

/** Some visitors get this release first. The same release again changes who they are. */
export const toCanary =
  (canary: Canary) =>
  (before: Channel | undefined): Channel => {
    const { release, percent, roles } = canary;
    refuseRetired(before);
    if (!before)
      throw new ImpossibleDeployment(
        'Nothing is released to everybody yet, so nothing can be compared.',
      );
    if (before.stable === release)
      throw new ImpossibleDeployment(`${release} is what everybody gets already.`);
    if (!(percent >= 0 && percent <= 100))
      throw new ImpossibleDeployment(
        `A canary reaches 0 to 100 percent of the visitors, not ${percent}.`,
      );
    if (percent === 0 && roles.length === 0)
      throw new ImpossibleDeployment('A canary of 0 percent and no roles reaches nobody.');
    return withHolds(before, { ...before, canary });
  };
