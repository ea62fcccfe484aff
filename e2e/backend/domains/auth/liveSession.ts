import { sql } from 'drizzle-orm';
import { humans } from '../accounts/humanTables';
import { isOpenSession, sessions } from '../accounts/sessionTables';
import { users } from '../accounts/userTables';

/** A session that may be used: not ended, not expired, and its account still open. */
export const liveSession = sql`
  ${isOpenSession} and (
    exists (select from ${humans} where ${humans.id} = ${sessions.humanId} and ${humans.state} = 'ACTIVE') or
    exists (select from ${users} where ${users.id} = ${sessions.userId} and ${users.isActive} and ${users.deletedAt} is null)
  )`;

/** Seconds for which a session may make sensitive calls after its owner has proved to be there. */
const trusted = 600;

/** Until when a session may make sensitive calls. */
export const confirmedUntil = sql`(${sessions.confirmedAt} + make_interval(secs => ${trusted}))`;
