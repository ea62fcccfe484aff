import { canMove } from '@campus/shared/contract/machine';
import { publicationMoves, type PublicationStatus } from '@campus/shared/contract/media/machine';

const moves = {
  DRAFT: publicationMoves.unpublish,
  SCHEDULED: publicationMoves.schedule,
  PUBLISHED: publicationMoves.publish,
  ARCHIVED: publicationMoves.archive,
};

/** Whether what is in one state may be saved in another. */
export const mayBecome = (from: PublicationStatus, to: PublicationStatus) =>
  canMove(moves[to], from);
