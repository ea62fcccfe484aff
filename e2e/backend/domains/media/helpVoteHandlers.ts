import type { LanguageKey } from '@campus/shared/contract/fields';
import type { helpVoteFilterRequest, helpVoteOrders } from '@campus/shared/contract/media/requests';
import type * as contract from '@campus/shared/contract/media/voteCalls';
import {
  and,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type * as z from 'zod/mini';
import { Refusal } from '../../platform/access/Refusal';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import type { Handlers } from '../../platform/Handler';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';
import { inLanguage } from '../../platform/messages/inLanguage';
import { helpVotes, infoPages } from './mediaTables';
import { isPublished, matches } from './publications/conditions';

type Period = Pick<z.output<typeof helpVoteFilterRequest>, 'from' | 'to'>;

const isIn = ({ from, to }: Period) =>
  and(
    from ? gte(helpVotes.at, new Date(from)) : undefined,
    to ? lte(helpVotes.at, new Date(to)) : undefined,
  );

/** The answers about a page of the query around it. */
const votesOf = (db: Database, isAsked: SQL | undefined) =>
  db
    .select({ pageId: helpVotes.pageId })
    .from(helpVotes)
    .where(and(eq(helpVotes.pageId, infoPages.id), isAsked));

const countVotes = (db: Database, isAsked: SQL | undefined) =>
  db
    .select({
      pageId: helpVotes.pageId,
      helped: sql<number>`count(*) filter (where ${helpVotes.isHelpful})`.as('helped'),
      notHelped: sql<number>`count(*) filter (where not ${helpVotes.isHelpful})`.as('not_helped'),
      share: sql<number>`avg(${helpVotes.isHelpful}::int)`.as('share'),
      lastAt: sql`max(${helpVotes.at})`.mapWith(helpVotes.at).as('last_at'),
    })
    .from(helpVotes)
    .where(isAsked)
    .groupBy(helpVotes.pageId)
    .as('votes');

type Votes = ReturnType<typeof countVotes>;

const orders = {
  NOT_HELPED: ({ notHelped }) => notHelped,
  HELPED: ({ helped }) => helped,
  SHARE: ({ share }) => share,
  LAST: ({ lastAt }) => lastAt,
} satisfies Record<(typeof helpVoteOrders)[number], (votes: Votes) => unknown>;

/** So many words of readers are told of each page. */
const most = 10;

/** What readers of each page have missed, newest first. */
async function lastWords(db: Database, pageIds: string[], isAsked: SQL | undefined) {
  const { pageId, words, at } = helpVotes;
  const ranked = db
    .select({
      ...{ pageId, words, at },
      place: sql<number>`row_number() over (partition by ${pageId} order by ${at} desc)`.as(
        'place',
      ),
    })
    .from(helpVotes)
    .where(and(inArray(pageId, pageIds), isNotNull(words), isAsked))
    .as('ranked');
  const found = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, most))
    .orderBy(desc(ranked.at));
  return (id: string) =>
    found
      .filter((one) => one.pageId === id)
      .map((one) => ({ text: one.words ?? '', at: one.at.toISOString() }));
}

const helpfulPages = 20;

/** A dormitory may share one address. */
const perAddress = { max: 60, seconds: 3_600 };

export const helpVoteHandlers: Handlers<typeof contract> = {
  async getHelpVote({ params: { pageId }, query: { voter } }, { db }) {
    if (!voter) return null;
    const isOwn = and(eq(helpVotes.pageId, pageId), eq(helpVotes.voter, voter));
    const [vote] = await db.select({ isHelpful: helpVotes.isHelpful }).from(helpVotes).where(isOwn);
    return vote ?? null;
  },

  async listHelpfulPages(_, { db, now }) {
    const votes = countVotes(db, undefined);
    const isRead = and(eq(infoPages.section, 'HELP'), isPublished(infoPages, new Date(now())));
    return db
      .select({ pageId: infoPages.id })
      .from(infoPages)
      .innerJoin(votes, eq(votes.pageId, infoPages.id))
      .where(and(isRead, gt(votes.helped, 0)))
      .orderBy(desc(votes.helped), desc(votes.share), infoPages.id)
      .limit(helpfulPages);
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
    const { isHelpful, words } = body;
    // Said once more without words, it takes away none that say what was missing.
    const isSame = !isHelpful && words === undefined;
    const answer = { isHelpful, at, ...(!isSame && { words: words ?? null }) };
    return db.transaction(async (tx) => {
      const page = tx.select({ id: infoPages.id }).from(infoPages).where(isRead);
      // Held until the answer is kept: nobody deletes it meanwhile.
      if ((await page.for('key share')).length === 0) throw new Refusal(404, 'NOT_FOUND');
      await tx
        .insert(helpVotes)
        .values({ ...body, ...answer })
        .onConflictDoUpdate({ target: [helpVotes.pageId, helpVotes.voter], set: answer });
      return { isHelpful };
    });
  },

  async filterHelpVotes({ query: { skip, size, asc }, body }, { db, language, now }) {
    const isAsked = isIn(body);
    const isOpen = isPublished(infoPages, new Date(now()));
    const where = and(
      eq(infoPages.section, 'HELP'),
      or(isOpen, exists(votesOf(db, isAsked))),
      matches(infoPages, body.search),
    );
    const votes = countVotes(db, isAsked);
    const key = orders[body.order ?? 'NOT_HELPED'](votes);
    const rows = await db
      .select({
        ...{ pageId: infoPages.id, title: infoPages.title, url: infoPages.url },
        isPublished: sql<boolean>`${isOpen}`,
        helped: sql<number>`coalesce(${votes.helped}, 0)`.mapWith(Number),
        notHelped: sql<number>`coalesce(${votes.notHelped}, 0)`.mapWith(Number),
        lastAt: votes.lastAt,
      })
      .from(infoPages)
      .leftJoin(votes, eq(votes.pageId, infoPages.id))
      .where(where)
      .orderBy(sql`${key} ${sql.raw(asc ? 'asc' : 'desc')} nulls last`, infoPages.id)
      .limit(size)
      .offset(skip);
    const wordsOf = await lastWords(
      db,
      rows.map(({ pageId }) => pageId),
      isAsked,
    );
    const items = rows.map(({ title, lastAt, ...row }) => {
      const lang: LanguageKey = title[language] ? language : 'ru';
      const all = row.helped + row.notHelped;
      return {
        ...row,
        ...{ title: inLanguage(title, lang), lang, words: wordsOf(row.pageId) },
        share: all > 0 ? row.helped / all : null,
        lastAt: lastAt?.toISOString() ?? null,
      };
    });
    return { items, total: await countRows(db, infoPages, where), skip, size };
  },
};
