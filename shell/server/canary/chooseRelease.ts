import type { Channel } from '../../releases/registry/Deployment';
import type { Visitor } from '../Visitor';
import { isInPercentage } from './isInPercentage';

/** The release that somebody gets, and the one that stands in where it does not load. */
interface ChosenRelease {
  release: string;
  before: string | null;
}

/** The release of a remote that this visitor gets: the canary's for its people, else the stable one. */
export function chooseRelease(remote: string, channel: Channel, visitor: Visitor): ChosenRelease {
  const { stable, lastKnownGood, canary } = channel;
  const isFirst =
    canary &&
    (canary.roles.some((role) => visitor.roles.includes(role)) ||
      isInPercentage({ visitor: visitor.number, remote, ...canary }));
  return isFirst
    ? { release: canary.release, before: stable }
    : { release: stable, before: lastKnownGood };
}
