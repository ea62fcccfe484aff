import type { ReleaseMove } from '@campus/shared/contract/releases';
import type { Channel } from '../../releases/registry/Channel';
import { moverOf, type Move } from '../../releases/registry/Move';

const copyOf = ({ canary, held = [], ...channel }: Channel) => ({
  ...channel,
  held: [...held],
  canary: canary && { ...canary, roles: [...canary.roles] },
});

/** Each with how its remote stood before it; newest first, as they are given. */
export function movesWithBefore(history: readonly Move[]): ReleaseMove[] {
  const standing = new Map<string, Channel>();
  return history
    .toReversed()
    .map((move) => {
      const before = standing.get(move.remote);
      standing.set(move.remote, move.channel);
      return {
        ...move,
        by: moverOf(move),
        channel: copyOf(move.channel),
        before: before ? copyOf(before) : null,
      };
    })
    .toReversed();
}
