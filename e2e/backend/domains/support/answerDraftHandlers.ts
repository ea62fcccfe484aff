import type * as contract from '@campus/shared/contract/support/calls';
import { and, eq, inArray, or } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import { createDrafts } from '../../platform/database/createDrafts';
import type { Database } from '../../platform/database/Database';
import type { Handlers } from '../../platform/Handler';
import { answerDrafts, tickets } from './supportTables';

export const draftsOfAnswers = createDrafts(answerDrafts, 'userId', 'ticketId');

interface Whose {
  ticketId: string;
  userId: string;
}

/** In the ticket, or in a duplicate before it went into that one: there is nowhere else to go on. */
function isBegunIn(db: Database, { ticketId, userId }: Whose) {
  const isDuplicate = eq(tickets.mergedIntoId, ticketId);
  const duplicates = db.select({ id: tickets.id }).from(tickets).where(isDuplicate);
  return and(
    eq(answerDrafts.userId, userId),
    or(eq(answerDrafts.ticketId, ticketId), inArray(answerDrafts.ticketId, duplicates)),
  );
}

/** What was sent is no draft any more. */
export async function forgetAnswerDraft(db: Database, whose: Whose) {
  await db.delete(answerDrafts).where(isBegunIn(db, whose));
}

export const answerDraftHandlers: Pick<
  Handlers<typeof contract>,
  'getAnswerDraft' | 'saveAnswerDraft'
> = {
  async getAnswerDraft({ params: { id } }, { db, visitor }) {
    const begun = await db
      .select()
      .from(answerDrafts)
      .where(isBegunIn(db, { ticketId: id, userId: visitor.id }))
      .orderBy(answerDrafts.savedAt, answerDrafts.ticketId);
    const last = begun.at(-1);
    if (!last) return null;
    return {
      text: begun.map(({ text }) => text).join('\n\n'),
      // A note to colleagues must not become an answer because it stands beside one.
      isInternal: begun.some(({ isInternal }) => isInternal),
      savedAt: last.savedAt.toISOString(),
    };
  },

  saveAnswerDraft: ({ params: { id }, body: { text, isInternal } }, { db, now, visitor }) =>
    db.transaction(async (tx) => {
      const whose = { ticketId: id, userId: visitor.id };
      // What was begun in duplicates was read with it, and stands in these words.
      await forgetAnswerDraft(tx, whose);
      if (!text.trim()) return {};
      const [ticket] = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id));
      if (!ticket) throw new Refusal(404, 'NOT_FOUND');
      await draftsOfAnswers.save(tx, whose, { text, isInternal, savedAt: new Date(now()) });
      return {};
    }),
};
