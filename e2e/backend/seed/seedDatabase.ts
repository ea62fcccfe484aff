import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { languages } from '../schema/resources';
import { createCalendar } from './createCalendar';
import { createRandom } from './createRandom';
import { seedDemo } from './seedDemo';
import { seedReference } from './seedReference';

const seedLock = 42_070_002;

interface Options {
  /** The backend's own folder, where its data files lie. */
  home: string;
  hasDemoData: boolean;
  progress: (text: string) => void;
  today?: Date;
}

/** Fills an empty database, all or nothing; a filled one is left alone. */
export async function seedDatabase(db: Database, options: Options) {
  const { home, hasDemoData, progress, today = new Date() } = options;
  await db.transaction(async (tx) => {
    // Several processes may meet an empty database at once: the first fills it.
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [first] = await tx.select({ id: languages.id }).from(languages).limit(1);
    if (first) return;
    progress(hasDemoData ? 'Filling the database with demo data' : 'Filling the database');
    const random = createRandom(2_026);
    const reference = await seedReference(tx, random, home);
    if (hasDemoData) await seedDemo(tx, reference, random, createCalendar(today));
  });
}
