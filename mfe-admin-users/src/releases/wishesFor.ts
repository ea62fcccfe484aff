import type { KeptRelease, ReleaseChannel } from '@campus/shared/contract/releases';
import type { Wish } from './Wish';

type ReleaseWish = Exclude<Wish, { kind: 'stopCanary' }>['kind'];

/** What can be done with a kept release: back to one that was, forward to one that was not yet. */
export function wishesFor(
  { release, wasStable, takenBack }: KeptRelease,
  { stable }: ReleaseChannel,
): ReleaseWish[] {
  if (release === stable) return [];
  return wasStable && !takenBack ? ['rollback', 'canary'] : ['canary', 'promote'];
}
