import { canMove } from '@campus/shared/contract/machine';
import { publicationMoves, type PublicationStatus } from '@campus/shared/contract/media/machine';

const names = ['publish', 'schedule', 'unpublish', 'archive'] as const;

export type MoveName = (typeof names)[number];

/** What an editor asks for: to keep the state, or to move to another. */
export type SaveAction = 'save' | MoveName;

/** What may be done with a record in this state; one that is not made yet is not archived. */
export const movesFrom = (status: PublicationStatus, isNew: boolean) =>
  names.filter((name) => canMove(publicationMoves[name], status) && !(isNew && name === 'archive'));

/** What most people are here for: a record with a moment ahead is not published before it. */
export function mainMove(moves: readonly MoveName[], isAhead: boolean): MoveName | undefined {
  const main = isAhead ? 'schedule' : 'publish';
  return moves.includes(main) ? main : undefined;
}

export const statusAfter = (wish: SaveAction, status: PublicationStatus): PublicationStatus =>
  wish === 'save' ? status : publicationMoves[wish].to[0];
