import type { Channel } from '../registry/Channel';
import { ImpossibleDeployment } from './ImpossibleDeployment';
import { refuseRetired } from './refuseRetired';
import { withHolds } from './withHolds';

/** The server does not take this release back by itself; a person still can. */
export const held =
  (release: string) =>
  (before: Channel | undefined): Channel => {
    refuseRetired(before);
    if (!before || (before.stable !== release && before.canary?.release !== release))
      throw new ImpossibleDeployment(`No visitor gets ${release}, so there is nothing to hold.`);
    const { held: known = [] } = before;
    if (known.includes(release)) throw new ImpossibleDeployment(`${release} is held already.`);
    return withHolds({ held: [...known, release] }, before);
  };

/** The server may take this release back again. */
export const unheld =
  (release: string) =>
  (before: Channel | undefined): Channel => {
    if (!before?.held?.includes(release)) throw new ImpossibleDeployment(`${release} is not held.`);
    return withHolds({ held: before.held.filter((one) => one !== release) }, before);
  };
