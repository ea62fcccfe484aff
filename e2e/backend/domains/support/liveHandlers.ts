import * as live from '@campus/shared/contract/support/liveCalls';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import type { Handlers } from '../../platform/Handler';
import { tickets } from './supportTables';

export const liveHandlers: Handlers<typeof live> = {
  followTickets: ({ query }, { events, visitor }) =>
    events.follow(visitor, live.followTickets.access, query.after),

  async attendTicket({ params, body }, { db, events, visitor: { id, name } }) {
    const isIt = eq(tickets.id, params.id);
    const [ticket] = await db.select({ id: tickets.id }).from(tickets).where(isIt);
    if (!ticket) throw new Refusal(404, 'NOT_FOUND');
    await events.attend({ subject: ticket.id, id, name, ...body });
    return {};
  },

  async leaveTicket({ params, query }, { events, visitor: { id } }) {
    await events.leave({ subject: params.id, id, ...query });
    return {};
  },
};
