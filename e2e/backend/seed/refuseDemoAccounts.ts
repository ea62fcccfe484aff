import { verify } from '@node-rs/argon2';
import { and, isNotNull, isNull, like } from 'drizzle-orm';
import { demoPassword } from '../../fixtures/demoAccounts';
import type { Database } from '../platform/database/Database';
import { humans } from '../domains/accounts/humanTables';
import { users } from '../domains/accounts/userTables';
import { StartError } from '../platform/StartError';

/** No mail reaches an address of this domain, so nobody but the demo has an account with one. */
const ofDemo = '%@example.test';

async function storedPasswords(db: Database) {
  const [ofStaff, ofHumans] = await Promise.all([
    db
      .selectDistinct({ hash: users.passwordHash })
      .from(users)
      .where(
        and(like(users.login, ofDemo), isNotNull(users.passwordHash), isNull(users.deletedAt)),
      ),
    db
      .selectDistinct({ hash: humans.passwordHash })
      .from(humans)
      .where(and(like(humans.email, ofDemo), isNotNull(humans.passwordHash))),
  ]);
  return new Set([...ofStaff, ...ofHumans].flatMap(({ hash }) => hash ?? []));
}

/**
 * Before others than this computer reach the product: anybody could sign in with a password that
 * everybody can read in the sources.
 * @throws StartError when there are demo accounts that still have it.
 */
export async function refuseDemoAccounts(db: Database) {
  for (const hash of await storedPasswords(db))
    if (await verify(hash, demoPassword))
      throw new StartError(
        'The database has demo accounts, whose password everybody knows, and the product is to be public: start it with another DATA_DIR or DATABASE_URL, or allow them with SEED=demo.',
      );
}
