import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { userRoles, users } from '../accounts/userTables';
import { tickets } from './supportTables';

/** Those who can answer tickets now. */
export const agents = (db: Database) =>
  db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.id, users.roleId))
    .where(
      and(
        eq(users.isActive, true),
        isNull(users.deletedAt),
        inArray(userRoles.key, ['ADMIN', 'SUPPORT']),
      ),
    );

/** A ticket that nobody has, or somebody who has gone: it waits for whoever takes it. */
export const isUnassigned = (db: Database) =>
  or(isNull(tickets.assigneeId), notInArray(tickets.assigneeId, agents(db)));
