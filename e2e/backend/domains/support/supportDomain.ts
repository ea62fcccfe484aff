import * as live from '@campus/shared/contract/support/liveCalls';
import { ticketDays, ticketMoves } from '@campus/shared/contract/support/machine';
import { and, eq, lt } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import { system } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Domain } from '../../platform/Domain';
import type { Handlers } from '../../platform/Handler';
import { enqueue } from '../../platform/jobs/enqueue';
import type { JobHandler } from '../../platform/jobs/JobHandler';
import { transitionTo } from '../../platform/states/transitionTo';
import { draftsOfAnswers } from './answerDraftHandlers';
import { forgetTicketOwner } from './forgetTicketOwner';
import { mailAnswer, mailMerge, mailMove, mailReceipt, type MailedMove } from './guestMails';
import { cannedAnswers, tickets } from './supportTables';
import { supportTexts } from './supportTexts';
import { tellTicketOwner } from './tellTicketOwner';
import { ticketHandlers } from './ticketHandlers';

const atOnce = 200;

/** Closes what was answered a week ago and nobody came back to. */
const expireTickets: JobHandler<'ticket.expire'> = async (_, { db, now }) => {
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
    await tellTicketOwner(db, closed, 'expire', { now: now() });
    await recordLog(db, system, {
      action: 'ticket.expire',
      entity: { type: 'ticket', id },
      humanId: closed.humanId,
      diff: { status: { from: 'ANSWERED', to: closed.status } },
    });
  }
  if (rows.length === atOnce) await enqueue(db, 'ticket.expire', {}, { runAt: closedAt });
};

const liveHandlers: Handlers<typeof live> = {
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

export const supportDomain = {
  handlers: { ...ticketHandlers, ...liveHandlers },
  jobs: {
    'ticket.expire': { run: expireTickets, every: 3_600 },
    'ticket.forgetDrafts': {
      run: (_, { db, now }) => draftsOfAnswers.sweep(db, now()),
      every: 86_400,
    },
    'ticket.mailAnswer': { prepare: mailAnswer },
    'ticket.mailMerge': { prepare: mailMerge },
    'ticket.mailMove': { prepare: mailMove },
    'ticket.mailReceipt': { prepare: mailReceipt },
  },
  texts: supportTexts,

  anonymise: forgetTicketOwner,

  demo: {
    cannedAnswers: {
      async fill({ tx }) {
        const { cannedAnswerRows } = await import('./seed/data/cannedAnswerRows');
        await tx.insert(cannedAnswers).values(cannedAnswerRows);
      },
    },
    consents: {
      after: ['people'],
      async fill(context, { people }) {
        const { seedConsents } = await import('./seed/seedConsents');
        return seedConsents(context, people);
      },
    },
    tickets: {
      // Draws its numbers after the partners.
      after: ['people', 'staff', 'partners'],
      async fill(context, { people, staff }) {
        const { seedTickets } = await import('./seed/seedTickets');
        return seedTickets(context, people.students, staff);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'ticket.expire': object;
    'ticket.forgetDrafts': object;
    'ticket.mailAnswer': { answerId: string };
    'ticket.mailMerge': { ticketId: string };
    'ticket.mailMove': { ticketId: string; move: MailedMove };
    'ticket.mailReceipt': { ticketId: string };
  }
}

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    cannedAnswers: void;
    consents: void;
    tickets: void;
  }
}
