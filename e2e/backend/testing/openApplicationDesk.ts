import {
  applyForCard,
  applyForCreditGrant,
  applyForExtraGrant,
  approveApplication,
  cancelApplication,
  rejectApplication,
} from '@campus/shared/contract/applications';
import type { ApplicationType } from '@campus/shared/contract/machines/application';
import { and, desc, eq } from 'drizzle-orm';
import { existing } from '../existing';
import { programs } from '../schema/education';
import { eskCards } from '../schema/cards';
import { addStudent } from './addStudent';
import { startTestBackend } from './startTestBackend';
import { tokensOf } from './tokensOf';

/** A backend, the people who decide on applications, and students who apply. */
export async function openApplicationDesk() {
  const backend = await startTestBackend();
  const { db } = backend;
  const tokens = await tokensOf(backend, 'admin', 'support', 'payments', 'audit', 'edu');

  /** The terms of a credit for a programme of the organisation. */
  async function credit(eduOrgId: string, change: object = {}) {
    const own = and(eq(programs.eduOrgId, eduOrgId), eq(programs.grantEligible, true));
    const [program] = await db.select().from(programs).where(own);
    return {
      programId: existing(program).id,
      semester: '2026-1',
      bank: 'Примерный банк',
      contractNumber: '12-34/56',
      contractDate: '2026-01-15',
      creditAmount: 30_000_000,
      accountMask: '4821',
      ...change,
    };
  }

  async function apply(type: ApplicationType, token: string, eduOrgId: string) {
    if (type === 'ESK_CARD') return backend.send(applyForCard, { token });
    if (type === 'EXTRA_GRANT') return backend.send(applyForExtraGrant, { token });
    return backend.send(applyForCreditGrant, { token, body: await credit(eduOrgId) });
  }

  return {
    backend,
    tokens,
    credit,
    apply,

    /** A student who may apply, with a new application of the type. */
    async addApplication(type: ApplicationType) {
      const card = type === 'ESK_CARD' ? undefined : ({ status: 'ACTIVE' } as const);
      const student = await addStudent(backend, card);
      const { body } = await apply(type, student.token, student.record.eduOrgId);
      return { student, id: body.id, application: body };
    },

    approve: (id: string, token = tokens.admin) =>
      backend.send(approveApplication, { token, params: { id } }),

    reject: (id: string, token = tokens.admin, reason = 'Фотография не подходит') =>
      backend.send(rejectApplication, { token, params: { id }, body: { reason } }),

    cancel: (id: string, token: string) =>
      backend.send(cancelApplication, { token, params: { id } }),

    /** Newest first. */
    cardsOf: (humanId: string) =>
      db
        .select()
        .from(eskCards)
        .where(eq(eskCards.humanId, humanId))
        .orderBy(desc(eskCards.createdAt)),
  };
}
