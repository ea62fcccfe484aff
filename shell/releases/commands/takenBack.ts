import type { Channel } from '../registry/Channel';
import type { Move } from '../registry/Move';

const gives = (channel: Channel | undefined, release: string) =>
  !channel?.isRetired && (channel?.stable === release || channel?.canary?.release === release);

/** The move by which a release was last taken from the visitors, unless they got it again since. */
export function takenBack(
  history: readonly Move[],
  { name, release }: { name: string; release: string },
) {
  const moves = history.filter(({ remote }) => remote === name);
  for (const [index, move] of moves.entries()) {
    if (gives(move.channel, release)) return undefined;
    const isBack = ['rollback', 'stopCanary', 'retire'].includes(move.kind);
    if (isBack && gives(moves[index + 1]?.channel, release)) return move;
  }
  return undefined;
}
