import { and, eq, gt, like, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { rateLimits } from '../../platform/limits/limitTables';
import { networkName, ofAccount, ofNetwork, type Attempt, type Way } from './createAttempts';

/** Somebody who confirms by a code has no count of their own. */
type OwnKind = Exclude<Attempt['kind'], 'CONFIRM'>;

/** Somebody, or everybody in a network, whose attempts to sign in are refused just now. */
interface SignInPause {
  id: string;
  /** Absent where it is for everybody in the network. */
  account?: { kind: OwnKind; name: string };
  way: Way | null;
  /** Null where it holds for all networks together. */
  network: string | null;
  until: Date;
}

/**
 * A counter has no id of its own, and its key names a person: this leads to it and tells nothing.
 * The two digits make it an id of version 8; others are refused.
 */
const idOf = sql<string>`overlay(overlay(md5(${rateLimits.key}) placing '8' from 13) placing '8' from 17)::uuid`;

// No e-mail has a colon; addresses of networks have.
const ofOne = /^sign-in:(password|totp):(HUMAN|STAFF):([^:]+)(?::(.+))?$/;
const ofAll = new RegExp(`^${networkName}:(?!password:|totp:|code:)(.+)$`);

function readCounter({ key, count }: typeof rateLimits.$inferSelect) {
  const [, way, kind, name, network = null] = ofOne.exec(key) ?? [];
  // A key that names somebody has a way and a kind as well.
  if (name) {
    const limits = ofAccount[way as Way];
    const limit = network === null ? limits?.everywhere : limits?.here;
    if (!limit || count < limit.max) return undefined;
    return { account: { kind: kind as OwnKind, name }, way: way as Way, network };
  }
  const [, everybody] = ofAll.exec(key) ?? [];
  if (!everybody || count < ofNetwork.max) return undefined;
  return { way: null, network: everybody };
}

/** By which is counted that the owner of an account was told of a pause. */
export const pauseToldKey = (kind: Attempt['kind'], name: string) =>
  `pause-told:${kind}:${name.toLowerCase()}`;

/** Pauses that are not over, those that end last first; all of them, or those that `where` names. */
export async function listPauses(db: Database, where?: SQL): Promise<SignInPause[]> {
  const rows = await db
    .select({ id: idOf, counter: rateLimits })
    .from(rateLimits)
    .where(
      and(like(rateLimits.key, `${networkName}:%`), gt(rateLimits.resetsAt, sql`now()`), where),
    )
    .orderBy(sql`${rateLimits.resetsAt} desc`, rateLimits.key);
  return rows.flatMap(({ id, counter }) => {
    const pause = readCounter(counter);
    return pause ? [{ id, until: counter.resetsAt, ...pause }] : [];
  });
}

/** Ends a pause before its time; undefined where it is over by itself. The next one is told anew. */
export async function liftPause(tx: Database, id: string) {
  const [pause] = await listPauses(tx, eq(idOf, id));
  if (!pause) return undefined;
  const { account } = pause;
  const [lifted] = await tx.delete(rateLimits).where(eq(idOf, id)).returning();
  if (account) {
    const told = pauseToldKey(account.kind, account.name);
    await tx.delete(rateLimits).where(eq(rateLimits.key, told));
  }
  return lifted && pause;
}
