import type * as contract from '@campus/shared/contract/media/voteCalls';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import { countRows } from '../../platform/database/countRows';
import type { Handlers } from '../../platform/Handler';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';
import { helpVotes, infoPages } from './mediaTables';
import { isPublished } from './publications/conditions';

/** A dormitory may share one address. */
const perAddress = { max: 60, seconds: 3_600 };

export const helpVoteHandlers: Handlers<typeof contract> = {
  async getHelpVote({ params: { pageId }, query: { voter } }, { db }) {
    if (!voter) return null;
    const isOwn = and(eq(helpVotes.pageId, pageId), eq(helpVotes.voter, voter));
    const [vote] = await db.select({ isHelpful: helpVotes.isHelpful }).from(helpVotes).where(isOwn);
    return vote ?? null;
  },

  async createHelpVote({ body }, { db, limits, ip, now }) {
    const { isAllowed, retryAfter } = await limits.hitNetwork('help-vote', ip, perAddress);
    if (!isAllowed) throw tooManyRequests('VOTE_LIMIT', retryAfter);
    const at = new Date(now());
    const isRead = and(
      eq(infoPages.id, body.pageId),
      eq(infoPages.section, 'HELP'),
      isPublished(infoPages, at),
    );
    if ((await countRows(db, infoPages, isRead)) === 0) throw new Refusal(404, 'NOT_FOUND');
    const { isHelpful, words = null } = body;
    const answer = { isHelpful, words, at };
    await db
      .insert(helpVotes)
      .values({ ...body, ...answer })
      .onConflictDoUpdate({ target: [helpVotes.pageId, helpVotes.voter], set: answer });
    return { isHelpful };
  },
};
