import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { rateLimits } from '../schema/security';

export interface Limit {
  max: number;
  /** Length of the window. */
  seconds: number;
  /** The hit that reaches the maximum starts the window anew: a pause of full length. */
  pauses?: boolean;
}

export type Limits = ReturnType<typeof createLimits>;

/** Counters kept in the database, so that several processes count together. */
export function createLimits(db: Database) {
  return {
    /** Counts one hit in one statement; `retryAfter` is the seconds left of the window. */
    async hit(key: string, { max, seconds, pauses = false }: Limit) {
      const { count, resetsAt } = rateLimits;
      const fresh = sql<Date>`now() + make_interval(secs => ${seconds})`;
      const isOver = sql`${resetsAt} <= now()`;
      const restarts = pauses ? sql`${isOver} or ${count} + 1 = ${max}` : isOver;
      const [row] = await db
        .insert(rateLimits)
        .values({ key, count: 1, resetsAt: fresh })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
            resetsAt: sql`case when ${restarts} then ${fresh} else ${resetsAt} end`,
          },
        })
        .returning({
          count,
          left: sql<number>`greatest(1, ceil(extract(epoch from ${resetsAt} - now())))::int`,
        });
      return { isAllowed: (row?.count ?? 0) <= max, retryAfter: row?.left ?? seconds };
    },

    async forget(key: string) {
      await db.delete(rateLimits).where(eq(rateLimits.key, key));
    },
  };
}
