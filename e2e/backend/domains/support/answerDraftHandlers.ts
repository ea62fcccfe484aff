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

/** What was sent is no draft any more; what nobody has read yet, of a duplicate, waits to be read. */
export const forgetAnswerDraft = (db: Database, whose: Whose) =>
  draftsOfAnswers.forget(db, { userId: whose.userId, ticketId: whose.ticketId });

/**
 * What was begun in duplicates goes on as one draft of the ticket once it is read there: whoever has
 * that open since before the merge saves and sends without these words, and they must not go with it.
 */
async function gather(db: Database, whose: Whose) {
  const begun = await db
    .select()
    .from(answerDrafts)
    .where(isBegunIn(db, whose))
    .orderBy(answerDrafts.savedAt, answerDrafts.ticketId)
    .for('update');
  const last = begun.at(-1);
  if (!last) return null;
  const draft = {
    text: begun.map(({ text }) => text).join('\n\n'),
    // A note to colleagues must not become an answer because it stands beside one.
    isInternal: begun.some(({ isInternal }) => isInternal),
    savedAt: last.savedAt,
  };
  if (begun.some(({ ticketId }) => ticketId !== whose.ticketId)) {
    await db.delete(answerDrafts).where(isBegunIn(db, whose));
    await draftsOfAnswers.save(db, whose, draft);
  }
  return { ...draft, savedAt: draft.savedAt.toISOString() };
}

export const answerDraftHandlers: Pick<
  Handlers<typeof contract>,
  'getAnswerDraft' | 'saveAnswerDraft'
> = {
  getAnswerDraft: ({ params: { id } }, { db, visitor }) =>
    db.transaction((tx) => gather(tx, { ticketId: id, userId: visitor.id })),

  saveAnswerDraft: async ({ params: { id }, body: { text, isInternal } }, { db, now, visitor }) => {
    const whose = { ticketId: id, userId: visitor.id };
    if (!text.trim()) {
      await forgetAnswerDraft(db, whose);
      return {};
    }
    const [ticket] = await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id));
    if (!ticket) throw new Refusal(404, 'NOT_FOUND');
    await draftsOfAnswers.save(db, whose, { text, isInternal, savedAt: new Date(now()) });
    return {};
  },
};
