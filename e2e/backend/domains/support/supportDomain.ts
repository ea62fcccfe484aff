import type { Domain } from '../../platform/Domain';
import { eq } from 'drizzle-orm';
import { expireTickets } from './expireTickets';
import { mailAnswer } from './mailAnswer';
import { consents } from './supportTables';
import { supportTexts } from './supportTexts';
import { liveHandlers } from './liveHandlers';
import { ticketHandlers } from './ticketHandlers';

export const supportDomain = {
  handlers: { ...ticketHandlers, ...liveHandlers },
  jobs: {
    'ticket.expire': { run: expireTickets, every: 3_600 },
    'ticket.mailAnswer': { prepare: mailAnswer },
  },
  texts: supportTexts,

  async anonymise(tx, humanId) {
    await tx.update(consents).set({ ip: '' }).where(eq(consents.humanId, humanId));
  },

  demo: {
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
  }
}

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    consents: void;
    tickets: void;
  }
}
