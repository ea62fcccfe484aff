import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/notifications/calls';
import { eq, desc, and, asc, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Handlers, Handler } from '../../platform/Handler';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { inLanguage } from '../../platform/messages/inLanguage';
import { humanNotifications } from './inboxTables';

const { humanId, id, seenAt, readAt, sentAt } = humanNotifications;
type Row = typeof humanNotifications.$inferSelect;

export const toInboxMessage = (row: Row, language: LanguageKey) => ({
  ...row,
  title: inLanguage(row.title, language),
  body: inLanguage(row.body, language),
  sentAt: row.sentAt.toISOString(),
  seenAt: row.seenAt?.toISOString() ?? null,
  readAt: row.readAt?.toISOString() ?? null,
});

/** What was read has been seen. */
async function mark(db: Database, owner: string, seen: string[], read: string[], at: Date) {
  const own = eq(humanNotifications.humanId, owner);
  if (read.length > 0) {
    const isRead = and(own, inArray(id, read), isNull(readAt));
    await db.update(humanNotifications).set({ readAt: at }).where(isRead);
  }
  const met = [...seen, ...read];
  if (met.length === 0) return;
  const isSeen = and(own, inArray(id, met), isNull(seenAt));
  await db.update(humanNotifications).set({ seenAt: at }).where(isSeen);
}

const listMyNotifications: Handler<typeof contract.listMyNotifications> = async (
  { query },
  { db, visitor, language, now },
) => {
  const { skip, size, seen, readId, kind, isUnread } = query;
  const own = eq(humanId, visitor.id);
  const asked = and(
    own,
    kind && eq(humanNotifications.kind, kind),
    isUnread ? isNull(readAt) : undefined,
  );
  const direction = query.asc ? asc : desc;
  const rows = await db
    .select()
    .from(humanNotifications)
    .where(asked)
    .orderBy(direction(sentAt), id)
    .limit(size)
    .offset(skip);
  const met = seen ? rows.map((row) => row.id) : [];
  await mark(db, visitor.id, met, readId ? [readId] : [], new Date(now()));
  const items = rows.map((row) => toInboxMessage(row, language));
  const total = await countRows(db, humanNotifications, asked);
  const unread = await countRows(db, humanNotifications, and(own, isNull(readAt)));
  return { items, total, skip, size, unread };
};

const readMyNotifications: Handler<typeof contract.readMyNotifications> = async (
  { query: { until } },
  { db, visitor, now },
) => {
  const at = new Date(now());
  const seen = sql`coalesce(${seenAt}, ${at.toISOString()})`;
  const isUnread = and(eq(humanId, visitor.id), isNull(readAt));
  const isKnown = until === undefined ? undefined : lte(sentAt, new Date(until));
  await db
    .update(humanNotifications)
    .set({ readAt: at, seenAt: seen })
    .where(and(isUnread, isKnown));
  return { unread: await countRows(db, humanNotifications, isUnread) };
};

export const inboxHandlers = {
  listMyNotifications,
  readMyNotifications,
} satisfies Partial<Handlers<typeof contract>>;
