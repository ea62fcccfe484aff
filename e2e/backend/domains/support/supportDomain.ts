import type { Domain } from '../../platform/Domain';
import { eq } from 'drizzle-orm';
import { expireTickets } from './expireTickets';
import { mailAnswer } from './mailAnswer';
import { consents } from './supportTables';
import { supportTexts } from './supportTexts';
import { ticketHandlers } from './ticketHandlers';

export const supportDomain = {
  handlers: ticketHandlers,
  jobs: {
    'ticket.expire': { run: expireTickets, every: 3_600 },
    'ticket.mailAnswer': { prepare: mailAnswer },
  },
  texts: supportTexts,

  async anonymise(tx, humanId) {
    await tx.update(consents).set({ ip: '' }).where(eq(consents.humanId, humanId));
  },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'ticket.expire': object;
    'ticket.mailAnswer': { answerId: string };
  }
}
