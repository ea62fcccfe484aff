import { publicationMoves, type PublicationStatus } from '@campus/shared/contract/media/machine';
import type { PublicationRequest } from '@campus/shared/contract/media/requests';
import { Refusal } from '../../../platform/access/Refusal';
import { assertMove } from '../../../platform/states/transitionTo';
import type { PublicationRow } from './PublicationKind';

/** A save names the state that it wants; this is what it thereby does. */
const moveTowards = {
  DRAFT: 'unpublish',
  SCHEDULED: 'schedule',
  PUBLISHED: 'publish',
  ARCHIVED: 'archive',
} as const satisfies Record<PublicationStatus, keyof typeof publicationMoves>;

/**
 * The move from one state to another, or none where nothing moves.
 * @throws Refusal 409 STATE where there is no such move.
 */
export function moveBetween(from: PublicationStatus, to: PublicationStatus) {
  if (from === to) return undefined;
  const move = moveTowards[to];
  assertMove('publication', publicationMoves[move], from);
  return move;
}

type Present = Pick<PublicationRow, 'publishAt' | 'status'>;

/**
 * When a publication appears or appeared.
 * @throws Refusal 422 PUBLISH_AT_PAST where it is scheduled for no moment in the future.
 */
export function publishAtOf(
  request: PublicationRequest,
  present: Present | undefined,
  now: number,
) {
  const { publishAt = present?.publishAt } = request;
  const asked = publishAt ? new Date(publishAt) : null;
  const isAhead = asked !== null && asked.getTime() > now;
  if (request.status === 'PUBLISHED') return asked && !isAhead ? asked : new Date(now);
  if (request.status === 'SCHEDULED' && !isAhead) {
    const fields = { publishAt: 'PUBLISH_AT_PAST' as const };
    throw new Refusal(422, 'PUBLISH_AT_PAST', { fields });
  }
  return asked;
}

/** Whether readers may know it by its address. */
export const hasAppeared = ({ status, publishAt }: Present, now: number) =>
  status !== 'SCHEDULED' && publishAt !== null && publishAt.getTime() <= now;
