import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { codes, type Signup } from './authTables';
import type { Attempts } from './createAttempts';
import { type Limits, limitedNetworkOf } from '../../platform/limits/createLimits';

const lifetime = 600;
const fromOneNetwork = { max: 5, seconds: lifetime };
/** Together, from all networks but the one that asked for the code. */
const fromElsewhere = { max: 20, seconds: lifetime };

type Row = typeof codes.$inferSelect;

interface Place {
  purpose: Row['purpose'];
  email: string;
  ip: string;
}

/** A code that was right. */
interface Match extends Pick<Row, 'id' | 'purpose' | 'email' | 'signup'> {
  /** Asked for in the network that it is entered in. */
  isOwn: boolean;
}

export type Codes = ReturnType<typeof createCodes>;

/**
 * Six-digit codes: ten minutes, five attempts of a network, used once; stored as HMACs. Of each
 * network that asked for one the newest is live, so that nobody can void the code of another.
 */
export function createCodes(
  db: Database,
  key: Uint8Array,
  { limits, attempts }: { limits: Limits; attempts: Attempts },
) {
  const macOf = (id: string, code: string) =>
    createHmac('sha256', key).update(`${id}:${code}`).digest('hex');

  const isUnusedOf = ({ purpose, email }: Pick<Place, 'purpose' | 'email'>) =>
    and(eq(codes.purpose, purpose), eq(codes.email, email.toLowerCase()), isNull(codes.usedAt));

  /** Counts the attempt at one code; at most 25 are ever compared with it. */
  async function mayCompare({ id, network }: Row, from: string) {
    const own = await limits.hit(`code:${id}:${from}`, fromOneNetwork);
    if (!own.isAllowed || network === from) return own.isAllowed;
    return (await limits.hit(`code:${id}`, fromElsewhere)).isAllowed;
  }

  async function find(place: Place, code: string): Promise<Match | undefined> {
    const isLive = and(isUnusedOf(place), gt(codes.expiresAt, sql`now()`));
    const rows = await db.select().from(codes).where(isLive).orderBy(desc(codes.createdAt));
    const from = limitedNetworkOf(place.ip);
    for (const row of rows) {
      if (!(await mayCompare(row, from))) continue;
      const isRight = timingSafeEqual(Buffer.from(row.mac), Buffer.from(macOf(row.id, code)));
      if (isRight) return { ...row, isOwn: row.network === from };
    }
    return undefined;
  }

  return {
    lifetime,

    /**
     * Makes a code that `send` brings to its reader, and voids the older ones that the same network
     * asked for. One that does not leave is none: nobody could guess at it, and those before it stay.
     */
    async create(
      place: Place,
      signup: Signup | null = null,
      send: (code: string) => Promise<void> = async () => {},
    ) {
      const [id, email, network] = [
        randomUUID(),
        place.email.toLowerCase(),
        limitedNetworkOf(place.ip),
      ];
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = sql<Date>`now() + make_interval(secs => ${lifetime})`;
      const mac = macOf(id, code);
      await db
        .insert(codes)
        .values({ id, purpose: place.purpose, email, network, mac, expiresAt, signup });
      await send(code).catch(async (error: unknown) => {
        // Where that fails as well, the first failure is the one to tell.
        await db
          .delete(codes)
          .where(eq(codes.id, id))
          .catch(() => {});
        throw error;
      });
      const own = db.select({ createdAt: codes.createdAt }).from(codes).where(eq(codes.id, id));
      // A newer one may have left before this letter did.
      const isOlder = and(isUnusedOf(place), eq(codes.network, network), lt(codes.createdAt, own));
      await db
        .update(codes)
        .set({ usedAt: sql`now()` })
        .where(isOlder);
      return code;
    },

    /**
     * The matching code, still to be used up, or undefined.
     * @throws Refusal 429 SIGN_IN_PAUSED.
     */
    match: (place: Place, code: string) =>
      attempts.make('code', { kind: place.purpose, name: place.email, ip: place.ip }, () =>
        find(place, code),
      ),

    /** Uses a code up, and all others of the same person; of two that try only one gets true. */
    async use(match: Match, tx: Database) {
      const used = await tx
        .update(codes)
        .set({ usedAt: sql`now()` })
        .where(isUnusedOf(match))
        .returning({ id: codes.id });
      return used.some(({ id }) => id === match.id);
    },
  };
}
