import type { Channel } from '../registry/Channel';

/** A hold lasts for as long as visitors get the release that it is about. */
export function withHolds(
  { held = [] }: Pick<Channel, 'held'>,
  given: Omit<Channel, 'held'>,
): Channel {
  const { stable, lastKnownGood, canary } = given;
  const left = held.filter((release) => release === stable || release === canary?.release);
  return { stable, lastKnownGood, canary, ...(left.length > 0 && { held: left }) };
}
