import { isLoopback } from '@campus/shared/build/isLoopback';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { rateLimits } from './limitTables';
import { networkOf as networkWith } from '@campus/shared/server/networkOf';

/**
 * The network that limits count by: an IPv4 address, or the /64 of an IPv6 address, because one
 * household or one rented server has all of it.
 */
export const limitedNetworkOf = (ip: string) => networkWith(ip, { ipv4: 32, ipv6: 64 });

export interface Limit {
  max: number;
  /** Length of the window. */
  seconds: number;
  /** The hit that reaches the maximum starts the window anew: a pause of full length. */
  pauses?: boolean;
}

interface Options {
  /** Whether requests from this computer itself are counted by network as all others are. */
  countsLoopback?: boolean;
}

export type Limits = ReturnType<typeof createLimits>;

/** Counters kept in the database, so that several processes count together. */
export function createLimits(db: Database, { countsLoopback = false }: Options = {}) {
  /** Counts one hit in one statement; `retryAfter` is the seconds left of the window. */
  async function hit(key: string, { max, seconds, pauses = false }: Limit) {
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
    const counted = row?.count ?? 0;
    return { count: counted, isAllowed: counted <= max, retryAfter: row?.left ?? seconds };
  }

  return {
    hit,

    /** Counts one hit of everybody in the network of an address. */
    async hitNetwork(name: string, ip: string, limit: Limit) {
      const isUncounted = !countsLoopback && isLoopback(ip);
      if (isUncounted) return { count: 0, isAllowed: true, retryAfter: 0 };
      return hit(`${name}:${limitedNetworkOf(ip)}`, limit);
    },

    /** Takes one hit back that turned out not to count. */
    async giveBack(key: string) {
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(0, ${rateLimits.count} - 1)` })
        .where(eq(rateLimits.key, key));
    },

    async forget(key: string) {
      await db.delete(rateLimits).where(eq(rateLimits.key, key));
    },
  };
}
