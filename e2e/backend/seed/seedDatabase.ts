import { sql } from 'drizzle-orm';
import { demoPassword } from '../../fixtures/demoAccounts';
import type { Database } from '../platform/database/Database';
import type { Keep } from '../platform/seed/createPictures';
import { languages } from '../domains/resources/resourceTables';

const seedLock = 42_070_002;

interface Options {
  /** The backend's own folder, where its data files lie. */
  home: string;
  /** Where the pictures of the demo data are kept; without it there is no demo data. */
  demo?: { files: Keep };
  progress: (text: string) => void;
  today?: Date;
}

async function fill(tx: Database, { home, demo, today = new Date() }: Options) {
  // Loaded on the first run only: the texts would slow down every later start.
  const [{ createRandom }, { fillInOrder }, { demoSteps, referenceSteps }] = await Promise.all([
    import('../platform/seed/createRandom'),
    import('../platform/seed/fillInOrder'),
    import('../domains'),
  ]);
  const random = createRandom(2_026);
  const reference = await fillInOrder(referenceSteps, { tx, random, home });
  if (!demo) return;
  const [{ createCalendar }, { createPictures }, { hashPassword }] = await Promise.all([
    import('../platform/seed/createCalendar'),
    import('../platform/seed/createPictures'),
    import('../domains/auth/createPasswords'),
  ]);
  await fillInOrder(demoSteps, {
    ...{ tx, reference, random, calendar: createCalendar(today) },
    pictures: createPictures(tx, { ...demo, home }),
    passwordHash: await hashPassword(demoPassword),
  });
}

/** Fills an empty database, all or nothing; a filled one is left alone. */
export async function seedDatabase(db: Database, options: Options) {
  await db.transaction(async (tx) => {
    // Several processes may meet an empty database at once: the first fills it, the others wait.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [first] = await tx.select({ id: languages.id }).from(languages).limit(1);
    if (first) return;
    const what = options.demo ? 'demo data' : 'reference data';
    options.progress(`Filling the database with ${what}`);
    await fill(tx, options);
  });
}
