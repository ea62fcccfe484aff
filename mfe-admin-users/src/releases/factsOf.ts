import type { ReleaseMove } from '@campus/shared/contract/releases/calls';
import { heldIn } from './heldIn';

/** What the words of a move speak of: the release that comes, the one that goes, and who gets it. */
export const factsOf = ({ channel, before }: ReleaseMove) => ({
  release: channel.stable,
  left: before?.stable ?? '',
  canary: (channel.canary ?? before?.canary)?.release ?? '',
  percent: channel.canary?.percent ?? 0,
  held: heldIn({ channel, before }) ?? '',
});
