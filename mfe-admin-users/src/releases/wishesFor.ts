import type { KeptRelease, ReleaseChannel } from '@campus/shared/contract/releases';
import type { Wish } from './Wish';

type ReleaseWish = Extract<Wish, { release: string }>['kind'];

/**
 * What can be done with a kept release: back to one that was, forward to one that was not yet; one
 * that visitors get can be held.
 */
export function wishesFor(
  { release, wasStable, takenBack }: KeptRelease,
  { stable, canary, held, isRetired }: ReleaseChannel,
): ReleaseWish[] {
  if (isRetired) return release === stable ? [] : ['promote'];
  const hold = held.includes(release) ? 'unhold' : 'hold';
  if (release === stable) return [hold];
  const ways: ReleaseWish[] =
    wasStable && !takenBack ? ['rollback', 'canary'] : ['canary', 'promote'];
  return release === canary?.release ? [...ways, hold] : ways;
}
