import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { sessions } from '../accounts/sessionTables';
import type { Claims, Sessions } from '../../platform/http/Sessions';
import type { Tokens } from './createTokens';
import { studentStatuses } from '../resources/resourceTables';
import { humans, students } from '../accounts/humanTables';
import { userRoles, users } from '../accounts/userTables';
import type { Requester } from '../../platform/access/Requester';
import { deviceOf } from './deviceOf';
import { confirmedUntil, liveSession } from './liveSession';

const nameOf = ({ lastName, firstName }: typeof users | typeof humans) =>
  sql<string>`concat_ws(' ', ${lastName}, ${firstName})`;

const selectVisitors = (db: Database, where: SQL | undefined) =>
  db
    .select({
      sessionId: sessions.id,
      humanId: sessions.humanId,
      userId: sessions.userId,
      role: userRoles.key,
      // Whose identity differs from the record is no student: the record may be another's.
      isStudying: sql<boolean>`${studentStatuses.isStudying} and ${humans.identityStatus} <> 'MISMATCH'`,
      eduOrgId: users.eduOrgId,
      mustChangePassword: users.mustChangePassword,
      isConfirmed: sql<boolean>`${confirmedUntil} > now()`,
      userName: nameOf(users),
      humanName: nameOf(humans),
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userRoles, eq(userRoles.id, users.roleId))
    .leftJoin(humans, eq(humans.id, sessions.humanId))
    .leftJoin(students, eq(students.humanId, sessions.humanId))
    .leftJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .where(and(where, liveSession));

type VisitorRow = Awaited<ReturnType<typeof selectVisitors>>[number];

function toRequester(row: VisitorRow): Requester | undefined {
  const { sessionId } = row;
  if (row.humanId) {
    const roles = row.isStudying ? (['HUMAN', 'STUDENT'] as const) : (['HUMAN'] as const);
    return { kind: 'HUMAN', id: row.humanId, name: row.humanName, sessionId, roles };
  }
  if (!row.userId || !row.role) return undefined;
  const { userId: id, userName: name, role, eduOrgId, isConfirmed } = row;
  const mustChangePassword = row.mustChangePassword ?? false;
  const account = { id, name, sessionId, roles: [role], eduOrgId };
  return { kind: 'STAFF', ...account, mustChangePassword, isConfirmed };
}

/** Asked before every call of somebody who is signed in, so it is built, parsed and planned once. */
const prepareVisitor = (db: Database) =>
  selectVisitors(
    db,
    and(eq(sessions.id, sql.placeholder('sid')), eq(sessions.jti, sql.placeholder('jti'))),
  ).prepare('visitor');

const hour = 3_600;
const day = 24 * hour;
/** Seconds after the last refresh, and at most. Staff sign in for a day of work (docs/decisions/staff-sessions.md). */
const lives = {
  HUMAN: { sliding: 30 * day, absolute: 90 * day },
  STAFF: { sliding: 8 * hour, absolute: 12 * hour },
};
const grace = 30;
/** How old a token may be that still says whose session it was. */
const readable = lives.HUMAN.sliding;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** A session keeps the end that it was opened with; one of earlier rules must not outlive those of now. */
const isYoung = (kind: Claims['kind']) =>
  sql`${sessions.createdAt} > now() - make_interval(secs => ${lives[kind].absolute})`;

async function revoke(db: Database, id: string, reason: 'logout' | 'reuse') {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokeReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** One statement decides who rotates: of many parallel refreshes exactly one finds its jti. */
async function rotate(db: Database, { sid, jti, kind }: Claims, nextJti: string) {
  const rotated = await db
    .update(sessions)
    .set({
      previousJti: sql`${sessions.jti}`,
      jti: nextJti,
      rotatedAt: sql`now()`,
      expiresAt: sql`least(
        ${inSeconds(lives[kind].sliding)},
        ${sessions.absoluteAt},
        ${sessions.createdAt} + make_interval(secs => ${lives[kind].absolute}))`,
    })
    .where(and(eq(sessions.id, sid), eq(sessions.jti, jti), liveSession, isYoung(kind)))
    .returning({ id: sessions.id });
  return rotated.length === 1;
}

/** The current jti for a token that has just been replaced: a second tab, or a lost answer. */
async function successorOf(db: Database, { sid, jti, kind }: Claims) {
  const isFresh = sql<boolean>`${sessions.rotatedAt} > now() - make_interval(secs => ${grace})`;
  const [row] = await db
    .select({ jti: sessions.jti, previousJti: sessions.previousJti, isFresh })
    .from(sessions)
    .where(and(eq(sessions.id, sid), liveSession, isYoung(kind)));
  return row && { jti: row.jti, isKnown: row.previousJti === jti && row.isFresh };
}

/** Sessions end some time after the last refresh, and at the latest some time after they began. */
export function createSessions(db: Database, tokens: Tokens): Sessions {
  const visitorQuery = prepareVisitor(db);

  return {
    async open(kind, accountId, { ip, userAgent = '' }, tx = db) {
      const [sid, jti] = [randomUUID(), randomUUID()];
      const owner = kind === 'HUMAN' ? { humanId: accountId } : { userId: accountId };
      const { sliding, absolute } = lives[kind];
      const ends = { expiresAt: inSeconds(sliding), absoluteAt: inSeconds(absolute) };
      await tx
        .insert(sessions)
        .values({ id: sid, jti, ip, ...deviceOf(userAgent), ...owner, ...ends });
      return tokens.mint({ sub: accountId, sid, jti, kind });
    },

    /**
     * The person with roles as they are now. Only the newest token of a session counts: who calls
     * with the one before it renews it and calls again.
     */
    async visitorOf(token) {
      const claims = await tokens.read(token);
      if (!claims) return undefined;
      const { sid, jti } = claims;
      const [row] = await visitorQuery.execute({ sid, jti });
      return row && toRequester(row);
    },

    async visitorsOf(sessionIds) {
      const rows = await selectVisitors(db, inArray(sessions.id, [...sessionIds]));
      return rows.flatMap((row) => toRequester(row) ?? []);
    },

    ownerOf: (token) => tokens.read(token, readable),

    async refresh(token, kind) {
      const claims = await tokens.read(token, readable);
      if (claims?.kind !== kind) return {};
      const jti = randomUUID();
      if (await rotate(db, claims, jti))
        return { authToken: await tokens.mint({ ...claims, jti }) };
      const successor = await successorOf(db, claims);
      if (!successor) return {};
      if (successor.isKnown)
        return { authToken: await tokens.mint({ ...claims, jti: successor.jti }) };
      await revoke(db, claims.sid, 'reuse');
      return { reused: claims };
    },

    async close(token) {
      const claims = await tokens.read(token, readable);
      if (claims) await revoke(db, claims.sid, 'logout');
      return claims;
    },
  };
}
