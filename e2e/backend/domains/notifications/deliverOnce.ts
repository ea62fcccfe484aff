import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import type { JobPayload } from '../../platform/jobs/JobHandler';
import { deliveryClaims, notifications } from '../inbox/inboxTables';
import type { Recipient } from './recipientsWhere';

type Piece = Pick<JobPayload['notification.send'], 'id' | 'channel'>;
type Begun = Pick<typeof notifications.$inferSelect, 'id' | 'stats'>;

/** People between two claims: of so many nobody knows after a crash whether it got through. */
const atOnce = 10;

const isOf = ({ id, channel }: Piece) =>
  and(eq(deliveryClaims.notificationId, id), eq(deliveryClaims.channel, channel));

const isOneOf = (piece: Piece, humanIds: string[]) =>
  and(isOf(piece), inArray(deliveryClaims.humanId, humanIds));

/**
 * Whether the mailing is where the piece began: whoever ends a piece counts it, and takes its claims
 * away. What ends it, or the mailing, waits until the transaction does.
 */
async function isOpen(tx: Database, { id, stats }: Begun) {
  const [open] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.id, id),
        eq(notifications.status, 'SENDING'),
        eq(notifications.stats, stats),
      ),
    )
    .for('share');
  return open !== undefined;
}

/** Those of the people whom nobody has tried yet; from now on they have been. */
const claim = (db: Database, begun: Begun, { channel }: Piece, people: Recipient[]) =>
  db.transaction(async (tx) => {
    if (!(await isOpen(tx, begun))) return [];
    const rows = people.map(({ id: humanId }) => ({ notificationId: begun.id, channel, humanId }));
    const claimed = await tx
      .insert(deliveryClaims)
      .values(rows)
      .onConflictDoNothing()
      .returning({ humanId: deliveryClaims.humanId });
    const own = new Set(claimed.map(({ humanId }) => humanId));
    return people.filter(({ id }) => own.has(id));
  });

/** What came of some people. */
export interface Sent {
  reached: Set<string>;
  /** Devices that have forgotten us. */
  gone?: string[];
  /** Who is tried again, in so many seconds. */
  later?: { ids: string[]; pause: number };
}

async function settle(db: Database, piece: Piece, people: Recipient[], { reached, later }: Sent) {
  const waiting = later?.ids ?? [];
  if (waiting.length > 0) await db.delete(deliveryClaims).where(isOneOf(piece, waiting));
  for (const isReached of [true, false]) {
    const ids = people.map(({ id }) => id).filter((id) => reached.has(id) === isReached);
    if (ids.length > 0)
      await db.update(deliveryClaims).set({ isReached }).where(isOneOf(piece, ids));
  }
}

/**
 * Sends to people at most once, whatever becomes of this process: who is about to be tried is written
 * down before. When the service is busy, nobody who comes behind is tried, nor is anybody when
 * another process has ended the piece meanwhile, or staff the mailing.
 */
export async function deliverOnce(
  db: Database,
  begun: Begun,
  piece: Piece,
  people: Recipient[],
  send: (people: Recipient[]) => Promise<Sent>,
): Promise<Pick<Sent, 'gone' | 'later'>> {
  const gone: string[] = [];
  for (let at = 0; at < people.length; at += atOnce) {
    const claimed = await claim(db, begun, piece, people.slice(at, at + atOnce));
    if (claimed.length === 0) continue;
    const sent = await send(claimed);
    gone.push(...(sent.gone ?? []));
    await settle(db, piece, claimed, sent);
    if (sent.later) {
      const behind = people.slice(at + atOnce).map(({ id }) => id);
      return { gone, later: { ...sent.later, ids: [...sent.later.ids, ...behind] } };
    }
  }
  return { gone };
}

/** What the claims of a piece come to; they have served, and go. */
export async function takeClaims(tx: Database, piece: Piece) {
  const rows = await tx
    .delete(deliveryClaims)
    .where(isOf(piece))
    .returning({ humanId: deliveryClaims.humanId, isReached: deliveryClaims.isReached });
  const count = (outcome: boolean | null) =>
    rows.filter(({ isReached }) => isReached === outcome).length;
  return {
    delivered: count(true),
    failed: count(false),
    /** A process has died between claiming them and writing down what came of it. */
    interrupted: count(null),
    humanIds: new Set(rows.map(({ humanId }) => humanId)),
  };
}
