import { lt, sql } from 'drizzle-orm';
import { codes, sessions } from './authTables';
import { rateLimits } from '../../platform/limits/limitTables';
import type { Database } from '../../platform/database/Database';

/** Drops what nobody can use any more: old sessions, codes and counters. */
export async function sweepExpired(db: Database) {
  const aDayAgo = sql`now() - interval '1 day'`;
  await db.delete(sessions).where(lt(sessions.expiresAt, aDayAgo));
  await db.delete(codes).where(lt(codes.expiresAt, aDayAgo));
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, aDayAgo));
}
