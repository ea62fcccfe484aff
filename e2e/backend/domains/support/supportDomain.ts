import type { Domain } from '../../platform/Domain';
import { eq } from 'drizzle-orm';
import { expireTickets } from './expireTickets';
import { mailAnswer, mailReceipt } from './guestMails';
import { mailMerge } from './mailMerge';
import { cannedAnswers, consents } from './supportTables';
import { supportTexts } from './supportTexts';
import { liveHandlers } from './liveHandlers';
import { ticketHandlers } from './ticketHandlers';

export const supportDomain = {
  handlers: { ...ticketHandlers, ...liveHandlers },
  jobs: {
    'ticket.expire': { run: expireTickets, every: 3_600 },
    'ticket.mailAnswer': { prepare: mailAnswer },
    'ticket.mailMerge': { prepare: mailMerge },
    'ticket.mailReceipt': { prepare: mailReceipt },
  },
  texts: supportTexts,

  async anonymise(tx, humanId) {
    await tx.update(consents).set({ ip: '' }).where(eq(consents.humanId, humanId));
  },

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
    'ticket.mailAnswer': { answerId: string };
    'ticket.mailMerge': { ticketId: string };
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
