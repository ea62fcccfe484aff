import { canMove } from '@campus/shared/contract/machines/Move';
import {
  publicationMoves,
  type PublicationStatus,
} from '@campus/shared/contract/machines/publication';

const moves = {
  DRAFT: publicationMoves.unpublish,
  SCHEDULED: publicationMoves.schedule,
  PUBLISHED: publicationMoves.publish,
  ARCHIVED: publicationMoves.archive,
};

/** Whether what is in one state may be saved in another. */
export const mayBecome = (from: PublicationStatus, to: PublicationStatus) =>
  canMove(moves[to], from);
