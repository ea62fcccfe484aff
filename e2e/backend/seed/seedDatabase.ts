import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/Database';
import type { Keep } from './createPictures';
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
  const { createRandom } = await import('./createRandom');
  const { seedReference } = await import('./seedReference');
  const random = createRandom(2_026);
  const reference = await seedReference(tx, random, home);
  if (!demo) return;
  const { createCalendar } = await import('./createCalendar');
  const { createPictures } = await import('./createPictures');
  const { seedDemo } = await import('./seedDemo');
  const pictures = createPictures(tx, { ...demo, home });
  await seedDemo({ tx, reference, random, calendar: createCalendar(today), pictures });
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
