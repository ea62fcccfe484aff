import type * as contract from '@campus/shared/contract/support/calls';
import { and, eq, lt } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import type { Database } from '../../platform/database/Database';
import type { Handlers } from '../../platform/Handler';
import { answerDrafts, tickets } from './supportTables';

interface Whose {
  ticketId: string;
  userId: string;
}

const isOf = ({ ticketId, userId }: Whose) =>
  and(eq(answerDrafts.ticketId, ticketId), eq(answerDrafts.userId, userId));

/** What was sent is no draft any more. */
export const forgetDraft = (tx: Database, whose: Whose) =>
  tx.delete(answerDrafts).where(isOf(whose));

/** Milliseconds for which nobody has come back to a draft. */
const lifetime = 30 * 86_400_000;

/** Forgets what nobody has gone on with. */
export async function sweepDrafts(tx: Database, now: number) {
  await tx.delete(answerDrafts).where(lt(answerDrafts.savedAt, new Date(now - lifetime)));
}

export const answerDraftHandlers: Pick<
  Handlers<typeof contract>,
  'getAnswerDraft' | 'saveAnswerDraft'
> = {
  async getAnswerDraft({ params: { id } }, { db, visitor }) {
    const [draft] = await db
      .select()
      .from(answerDrafts)
      .where(isOf({ ticketId: id, userId: visitor.id }));
    if (!draft) return null;
    const { text, isInternal, savedAt } = draft;
    return { text, isInternal, savedAt: savedAt.toISOString() };
  },

  async saveAnswerDraft({ params: { id }, body: { text, isInternal } }, { db, now, visitor }) {
    const whose = { ticketId: id, userId: visitor.id };
    if (!text.trim()) {
      await forgetDraft(db, whose);
      return {};
    }
    const [ticket] = await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id));
    if (!ticket) throw new Refusal(404, 'NOT_FOUND');
    const draft = { text, isInternal, savedAt: new Date(now()) };
    await db
      .insert(answerDrafts)
      .values({ ...whose, ...draft })
      .onConflictDoUpdate({ target: [answerDrafts.userId, answerDrafts.ticketId], set: draft });
    return {};
  },
};
