import type { ReleaseMove } from '@campus/shared/contract/releases/calls';

/** The release that a move has held, or has held no more. */
export function heldIn({ channel, before }: Pick<ReleaseMove, 'channel' | 'before'>) {
  const [now, then] = [channel.held, before?.held ?? []];
  return [...now, ...then].find((release) => now.includes(release) !== then.includes(release));
}
