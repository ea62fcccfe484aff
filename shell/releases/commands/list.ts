import type { Channel } from '../registry/Channel';
import { moverOf, type Move } from '../registry/Move';
import type { Context } from './Context';

/** The move by which everybody got what they get now; `history` is newest first. */
function since(history: readonly Move[], remote: string): Move | undefined {
  const moves = history.filter((move) => move.remote === remote);
  const other = moves.findIndex(({ channel }) => channel.stable !== moves[0]?.channel.stable);
  return moves[(other < 0 ? moves.length : other) - 1];
}

export interface Listed extends Channel {
  remote: string;
  since: string;
  by: string;
  why: string;
}

/** What visitors get of every remote and of the shell. */
export async function list({ registry }: Pick<Context, 'registry'>): Promise<Listed[]> {
  const [{ channels, retired }, history] = [await registry.current(), await registry.history()];
  return Object.entries({ ...channels, ...retired })
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([remote, channel]) => {
      const move = since(history, remote);
      const by = move ? moverOf(move) : '';
      return { remote, ...channel, since: move?.at ?? '', by, why: move?.why ?? '' };
    });
}
