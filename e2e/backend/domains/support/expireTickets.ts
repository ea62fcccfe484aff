import { ticketDays, ticketMoves } from '@campus/shared/contract/support/machine';
import { and, eq, lt } from 'drizzle-orm';
import { system } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import { enqueue } from '../../platform/jobs/enqueue';
import type { JobHandler } from '../../platform/jobs/JobHandler';
import { tickets } from './supportTables';
import { transitionTo } from '../../platform/states/transitionTo';
import { tellOwner } from './tellOwner';

const atOnce = 200;

/** Closes what was answered a week ago and nobody came back to. */
export const expireTickets: JobHandler<'ticket.expire'> = async (_, { db, now }) => {
  const closedAt = new Date(now());
  const weekAgo = new Date(now() - ticketDays.untilClosed * 86_400_000);
  const rows = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.status, 'ANSWERED'), lt(tickets.answeredAt, weekAgo)))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  for (const { id } of rows) {
    const step = { machine: 'ticket', move: ticketMoves.expire, to: 'CLOSED' } as const;
    const closed = await transitionTo(db, tickets, id, { ...step, set: { closedAt } });
    await tellOwner(db, closed, 'expire');
    await recordLog(db, system, {
      action: 'ticket.expire',
      entity: { type: 'ticket', id },
      humanId: closed.humanId,
      diff: { status: { from: 'ANSWERED', to: closed.status } },
    });
  }
  if (rows.length === atOnce) await enqueue(db, 'ticket.expire', {}, { runAt: closedAt });
};
