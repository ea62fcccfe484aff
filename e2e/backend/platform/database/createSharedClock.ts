import { sql } from 'drizzle-orm';
import type { Database } from './Database';

/** Milliseconds: clocks differ by so much without anybody noticing. */
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

  /** A busy database takes seconds, and has looked at its clock at some time of them. */
  async function compare() {
    const begin = Date.now();
    const theirs = await ask();
    const end = Date.now();
    const isPossible = (known: number) =>
      known >= theirs - end - tolerance && known <= theirs - begin + tolerance;
    if (isPossible(difference)) return;
    difference = isPossible(0) ? 0 : Math.round(theirs - (begin + end) / 2);
  }

  await compare();
  const timer = setInterval(() => void compare().catch(() => undefined), pause);
  timer.unref();
  return { now: () => Date.now() + difference, stop: () => clearInterval(timer) };
}
