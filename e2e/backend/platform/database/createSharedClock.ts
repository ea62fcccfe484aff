import { sql } from 'drizzle-orm';
import type { Database } from './Database';

/** Milliseconds: less is the way to the database. */
const tolerance = 1_000;
const pause = 60_000;

/** Milliseconds since 1970, as the database has it. */
export async function timeOf(db: Database) {
  const [row] = await db
    .select({ at: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8` })
    .from(sql`(select) as nothing`);
  return row?.at ?? Date.now();
}

/**
 * The clock of all processes: that of the database, which they share. One whose own clock is wrong
 * would refuse the tokens of the others.
 */
export async function createSharedClock(ask: () => Promise<number>) {
  let difference = 0;

  async function compare() {
    const begin = Date.now();
    const theirs = await ask();
    const ours = (begin + Date.now()) / 2;
    difference = Math.abs(theirs - ours) > tolerance ? Math.round(theirs - ours) : 0;
  }

  await compare();
  const timer = setInterval(() => void compare().catch(() => undefined), pause);
  timer.unref();
  return { now: () => Date.now() + difference, stop: () => clearInterval(timer) };
}
