import { sql } from 'drizzle-orm';
import type { Database } from './Database';

/** Lets one transaction after another go on beyond this line, of those that give the same name. */
export const withAdvisoryLock = (tx: Database, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
