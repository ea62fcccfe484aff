import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { codes, type Signup } from '../schema/security';

const lifetime = 600;
const maxAttempts = 5;

type Purpose = (typeof codes.$inferSelect)['purpose'];

export type Codes = ReturnType<typeof createCodes>;

/** Six-digit codes: ten minutes, five attempts, used once, the newest only; stored as HMACs. */
export function createCodes(db: Database, key: Uint8Array) {
  const macOf = (id: string, code: string) =>
    createHmac('sha256', key).update(`${id}:${code}`).digest('hex');

  /** Adds an attempt and only then hands out what to compare with. */
  async function attempt(purpose: Purpose, email: string) {
    const [row] = await db
      .update(codes)
      .set({ attempts: sql`${codes.attempts} + 1` })
      .where(
        and(
          eq(codes.purpose, purpose),
          eq(codes.email, email.toLowerCase()),
          isNull(codes.usedAt),
          gt(codes.expiresAt, sql`now()`),
          lt(codes.attempts, maxAttempts),
        ),
      )
      .returning();
    return row;
  }

  return {
    lifetime,

    /** Makes a code and voids the older ones. */
    async create(purpose: Purpose, address: string, signup: Signup | null = null) {
      const [id, email] = [randomUUID(), address.toLowerCase()];
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = sql<Date>`now() + make_interval(secs => ${lifetime})`;
      await db.transaction(async (tx) => {
        await tx
          .update(codes)
          .set({ usedAt: sql`now()` })
          .where(and(eq(codes.purpose, purpose), eq(codes.email, email), isNull(codes.usedAt)));
        await tx
          .insert(codes)
          .values({ id, purpose, email, mac: macOf(id, code), expiresAt, signup });
      });
      return code;
    },

    /** The id of the matching code, still to be used up, or undefined. */
    async match(purpose: Purpose, email: string, code: string) {
      const row = await attempt(purpose, email);
      const isRight =
        row && timingSafeEqual(Buffer.from(row.mac), Buffer.from(macOf(row.id, code)));
      return isRight ? { id: row.id, signup: row.signup } : undefined;
    },

    /** Uses a code up; of two that try only one gets true. */
    async use(id: string, tx: Database) {
      const used = await tx
        .update(codes)
        .set({ usedAt: sql`now()` })
        .where(and(eq(codes.id, id), isNull(codes.usedAt)))
        .returning({ id: codes.id });
      return used.length === 1;
    },
  };
}
