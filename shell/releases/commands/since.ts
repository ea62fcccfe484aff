import type { Move } from '../registry/Move';

/** The move by which everybody got what they get now; `history` is newest first. */
export function since(history: readonly Move[], remote: string): Move | undefined {
  const moves = history.filter((move) => move.remote === remote);
  const other = moves.findIndex(({ channel }) => channel.stable !== moves[0]?.channel.stable);
  return moves[(other < 0 ? moves.length : other) - 1];
}
