import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { countWhere } from '../../platform/database/countRows';
import { tickets } from '../support/supportTables';
import { overdueSince } from '../support/overdueSince';
import type { Counter } from './Counter';

export const countTickets: Counter<'tickets'> = {
  roles: ['ADMIN', 'SUPPORT', 'AUDITOR'],
  async count({ db, visitor, now }) {
    const { status, waitingSince, assigneeId } = tickets;
    const isOpen = inArray(status, ['NEW', 'OPEN']);
    return countWhere(db, tickets, {
      new: eq(status, 'NEW'),
      overdue: lt(waitingSince, await overdueSince(db, now)),
      unassigned: and(isOpen, isNull(assigneeId)),
      mine: and(isOpen, eq(assigneeId, visitor.id)),
    });
  },
};
