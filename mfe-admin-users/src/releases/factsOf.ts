import type { useFormat } from '@campus/shared/format/useFormat';
import type { ReleaseMove } from '@campus/shared/contract/releases/calls';

/** The release that a move has held, or has held no more. */
export function heldIn({ channel, before }: Pick<ReleaseMove, 'channel' | 'before'>) {
  const [now, then] = [channel.held, before?.held ?? []];
  return [...now, ...then].find((release) => now.includes(release) !== then.includes(release));
}

/** What the words of a move speak of: the release that comes, the one that goes, and who gets it. */
export const factsOf = (
  { channel, before }: ReleaseMove,
  { number }: Pick<ReturnType<typeof useFormat>, 'number'>,
) => ({
  release: channel.stable,
  left: before?.stable ?? '',
  canary: (channel.canary ?? before?.canary)?.release ?? '',
  percent: number(channel.canary?.percent ?? 0),
  held: heldIn({ channel, before }) ?? '',
});
