import type { Domain } from '../../platform/Domain';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import { paymentHandlers } from './paymentHandlers';
import { paymentCandidates, payHistoryItems } from './paymentTables';
import { paymentTexts } from './paymentTexts';
import { draftsOfRegisters } from './registerDraftHandlers';
import type { Registers } from './seed/seedPayments';

export const paymentsDomain = {
  handlers: paymentHandlers,
  jobs: {
    'payment.forgetDrafts': {
      run: (_, { db, now }) => draftsOfRegisters.sweep(db, now()),
      every: 86_400,
    },
  },
  texts: paymentTexts,

  /** Money on its way has to arrive at somebody. The account is locked by now: see `lockPayees`. */
  async beforeDeletion(tx, humanId) {
    const [sent] = await tx
      .select({ id: payHistoryItems.id })
      .from(payHistoryItems)
      .where(and(eq(payHistoryItems.humanId, humanId), eq(payHistoryItems.status, 'SENT')))
      .limit(1);
    if (sent) throw new Refusal(409, 'PAYMENT_PENDING');
  },

  /** What was paid stays, and no search and no file names any more who got it. */
  async anonymise(tx, humanId) {
    const own = eq(paymentCandidates.humanId, humanId);
    await tx.update(paymentCandidates).set({ name: '' }).where(own);
  },

  demo: {
    registers: {
      after: ['people', 'staff'],
      async fill(context, { people, staff }) {
        const { seedPayments } = await import('./seed/seedPayments');
        return seedPayments(context, people.students, staff);
      },
    },
    registerLogs: {
      after: ['registers', 'staff'],
      async fill(context, { registers, staff }) {
        const { seedRegisterLogs } = await import('./seed/seedRegisterLogs');
        return seedRegisterLogs(context, registers, staff);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    registers: Registers;
    registerLogs: void;
  }
}

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'payment.forgetDrafts': object;
  }
}
