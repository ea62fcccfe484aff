import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { humans } from '../accounts/humanTables';
import { sessions } from '../accounts/sessionTables';
import { users } from '../accounts/userTables';
import { Refusal } from '../../platform/access/Refusal';
import { comingBackAfter, tooManyRequests } from '../../platform/limits/tooManyRequests';
import { type Limit, type Limits, limitedNetworkOf } from '../../platform/limits/createLimits';

/** Somebody who tries to sign in. */
export interface Attempt {
  /** CONFIRM is somebody who is signed in and proves once more who they are. */
  kind: 'HUMAN' | 'STAFF' | 'CONFIRM';
  /** E-mail or login, as it was typed; there need not be such an account. */
  name: string;
  ip: string;
}

export type Way = 'password' | 'totp' | 'code';

/** Of one account: from one network, and from all together. Codes have limits of their own. */
export const ofAccount: Record<Way, { here: Limit; everywhere: Limit } | undefined> = {
  password: {
    here: { max: 10, seconds: 900, pauses: true },
    everywhere: { max: 300, seconds: 3_600 },
  },
  // Only somebody who knows the password gets this far.
  totp: { here: { max: 5, seconds: 900, pauses: true }, everywhere: { max: 50, seconds: 86_400 } },
  code: undefined,
};
/** Of one network, whatever the accounts and the ways. */
export const networkName = 'sign-in';
export const ofNetwork = { max: 50, seconds: 900 };
/** The same counter for accounts that have signed in from there: a campus behind one address. */
const ofKnownNetwork = 500;

/** A pause because of failures at the account itself, of which its owner is told. */
export class AccountPaused extends Refusal {
  constructor(retryAfter: number) {
    super(429, 'SIGN_IN_PAUSED', comingBackAfter(retryAfter));
  }
}

export type Attempts = ReturnType<typeof createAttempts>;

/** Whether one of the account's sessions of the last weeks was opened from this network. */
async function isKnownThere(db: Database, { kind, name, ip }: Attempt) {
  if (kind === 'CONFIRM') return true;
  const opened = db.selectDistinct({ ip: sessions.ip }).from(sessions);
  const rows =
    kind === 'HUMAN'
      ? await opened
          .innerJoin(humans, eq(humans.id, sessions.humanId))
          .where(eq(sql`lower(${humans.email})`, name.toLowerCase()))
      : await opened
          .innerJoin(users, eq(users.id, sessions.userId))
          .where(eq(sql`lower(${users.login})`, name.toLowerCase()));
  return rows.some((row) => limitedNetworkOf(row.ip) === limitedNetworkOf(ip));
}

/** Counts failures to sign in: shared/docs/decisions/sign-in-limits.md says why by these. */
export function createAttempts(db: Database, limits: Limits) {
  function keysOf(way: Way, { kind, name, ip }: Attempt) {
    const everywhere = `sign-in:${way}:${kind}:${name.toLowerCase()}`;
    return { everywhere, here: `${everywhere}:${limitedNetworkOf(ip)}` };
  }

  async function admit(way: Way, attempt: Attempt) {
    const [keys, limit] = [keysOf(way, attempt), ofAccount[way]];
    const here = limit && (await limits.hit(keys.here, limit.here));
    if (here && !here.isAllowed) throw new AccountPaused(here.retryAfter);
    const network = await limits.hitNetwork(networkName, attempt.ip, ofNetwork);
    const isKnown = async () => isKnownThere(db, attempt);
    if (!network.isAllowed && (network.count > ofKnownNetwork || !(await isKnown()))) {
      // Nothing is compared: it must not become a pause of the account.
      if (here) await limits.giveBack(keys.here);
      throw tooManyRequests('SIGN_IN_PAUSED', network.retryAfter);
    }
    const everywhere = limit && (await limits.hit(keys.everywhere, limit.everywhere));
    if (everywhere && !everywhere.isAllowed && !(await isKnown()))
      throw new AccountPaused(everywhere.retryAfter);
  }

  /** Takes back what was counted; after a right one those before it from there do not count either. */
  async function takeBack(way: Way, attempt: Attempt, isRight: boolean) {
    const { everywhere, here } = keysOf(way, attempt);
    await limits.giveBack(`${networkName}:${limitedNetworkOf(attempt.ip)}`);
    if (!ofAccount[way]) return;
    await limits.giveBack(everywhere);
    await (isRight ? limits.forget(here) : limits.giveBack(here));
  }

  return {
    isKnownThere: (attempt: Attempt) => isKnownThere(db, attempt),

    /**
     * Makes one attempt, which has failed where the answer is false or undefined. It is counted
     * before comparing, or a hundred parallel guesses would all be compared.
     * @throws Refusal 429 SIGN_IN_PAUSED without having made it.
     */
    async make<T>(way: Way, attempt: Attempt, compare: () => Promise<T>): Promise<T> {
      await admit(way, attempt);
      const result = await compare().catch(async (error: unknown) => {
        // Nothing was compared.
        await takeBack(way, attempt, false);
        throw error;
      });
      if (result) await takeBack(way, attempt, true);
      return result;
    },
  };
}
