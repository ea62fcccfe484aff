import { publicationMoves, type PublicationStatus } from '@campus/shared/contract/media/machine';
import type { PublicationRequest } from '@campus/shared/contract/media/requests';
import { and, eq, lte } from 'drizzle-orm';
import { Refusal } from '../../../platform/access/Refusal';
import { assertMove, transitionTo } from '../../../platform/states/transitionTo';
import { system } from '../../../platform/audit/Actor';
import { recordLog } from '../../../platform/audit/recordLog';
import type { JobHandler } from '../../../platform/jobs/JobHandler';
import type { PublicationRow } from './PublicationKind';
import { publications } from './publications';

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

/** Publishes what is scheduled and due; what was put off has another job, what was withdrawn none. */
export const appear: JobHandler<'publication.appear'> = async ({ kind, id }, { db, now }) => {
  const { table, entity } = publications[kind];
  const isDue = lte(table.publishAt, new Date(now()));
  const [due] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.status, 'SCHEDULED'), isDue))
    .for('update');
  if (!due) return;
  const move = publicationMoves.appear;
  await transitionTo(db, table, id, { machine: 'publication', move, to: 'PUBLISHED' });
  await recordLog(db, system, {
    action: `${entity}.appear`,
    entity: { type: entity, id },
    diff: { status: { from: 'SCHEDULED', to: 'PUBLISHED' } },
  });
};
