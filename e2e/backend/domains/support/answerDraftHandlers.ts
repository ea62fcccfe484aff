import type * as contract from '@campus/shared/contract/support/calls';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import { createDrafts } from '../../platform/database/createDrafts';
import type { Handlers } from '../../platform/Handler';
import { answerDrafts, tickets } from './supportTables';

export const draftsOfAnswers = createDrafts(answerDrafts, 'userId', 'ticketId');

export const answerDraftHandlers: Pick<
  Handlers<typeof contract>,
  'getAnswerDraft' | 'saveAnswerDraft'
> = {
  async getAnswerDraft({ params: { id } }, { db, visitor }) {
    const isOwn = draftsOfAnswers.isOf({ ticketId: id, userId: visitor.id });
    const [draft] = await db.select().from(answerDrafts).where(isOwn);
    if (!draft) return null;
    const { text, isInternal, savedAt } = draft;
    return { text, isInternal, savedAt: savedAt.toISOString() };
  },

  async saveAnswerDraft({ params: { id }, body: { text, isInternal } }, { db, now, visitor }) {
    const whose = { ticketId: id, userId: visitor.id };
    if (!text.trim()) {
      await draftsOfAnswers.forget(db, whose);
      return {};
    }
    const [ticket] = await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id));
    if (!ticket) throw new Refusal(404, 'NOT_FOUND');
    await draftsOfAnswers.save(db, whose, { text, isInternal, savedAt: new Date(now()) });
    return {};
  },
};
