import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { studentStatuses } from '../resources/resourceTables';
import { humans, students } from '../accounts/humanTables';
import { sessions } from './authTables';
import { userRoles, users } from '../accounts/userTables';
import type { Requester } from '../../platform/access/Requester';
import type { Claims } from '../../platform/http/Sessions';
import { liveSession } from './liveSession';

const nameOf = ({ lastName, firstName }: typeof users | typeof humans) =>
  sql<string>`concat_ws(' ', ${lastName}, ${firstName})`;

/**
 * The signed-in person behind the claims, with roles as they are now, or undefined. Only the newest
 * token of a session counts: who calls with the one before it renews it and calls again.
 */
export async function findVisitor(db: Database, claims: Claims): Promise<Requester | undefined> {
  const [row] = await db
    .select({
      humanId: sessions.humanId,
      userId: sessions.userId,
      role: userRoles.key,
      // Whose identity differs from the record is no student: the record may be another's.
      isStudying: sql<boolean>`${studentStatuses.isStudying} and ${humans.identityStatus} <> 'MISMATCH'`,
      eduOrgId: users.eduOrgId,
      mustChangePassword: users.mustChangePassword,
      userName: nameOf(users),
      humanName: nameOf(humans),
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userRoles, eq(userRoles.id, users.roleId))
    .leftJoin(humans, eq(humans.id, sessions.humanId))
    .leftJoin(students, eq(students.humanId, sessions.humanId))
    .leftJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .where(and(eq(sessions.id, claims.sid), eq(sessions.jti, claims.jti), liveSession));
  const sessionId = claims.sid;
  if (row?.humanId) {
    const roles = row.isStudying ? (['HUMAN', 'STUDENT'] as const) : (['HUMAN'] as const);
    return { kind: 'HUMAN', id: row.humanId, name: row.humanName, sessionId, roles };
  }
  if (!row?.userId || !row.role) return undefined;
  const { userId: id, userName: name, role, eduOrgId } = row;
  const mustChangePassword = row.mustChangePassword ?? false;
  return { kind: 'STAFF', id, name, sessionId, roles: [role], eduOrgId, mustChangePassword };
}
