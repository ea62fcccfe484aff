import { publicationMoves } from '@campus/shared/contract/media/machine';
import { and, eq, lte } from 'drizzle-orm';
import { system } from '../../../platform/audit/Actor';
import { recordLog } from '../../../platform/audit/recordLog';
import type { JobHandler } from '../../../platform/jobs/JobHandler';
import { transitionTo } from '../../../platform/states/transitionTo';
import { publications } from './publications';

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
