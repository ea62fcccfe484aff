import { join } from 'node:path';
import { openDatabase } from '../../database/openDatabase';
import { StartError } from '../../StartError';
import { seedScale } from './seedScale';

const home = join(import.meta.dirname, '../..');

try {
  const url = process.env.DATABASE_URL;
  if (!url)
    throw new StartError(
      'The scale set needs a PostgreSQL database of its own: set DATABASE_URL=postgres://…',
    );
  const { close } = await openDatabase({ url, migrationsFolder: join(home, 'migrations') });
  await close();
  await seedScale({ url, home, isReset: process.argv.includes('--reset'), say: console.log });
} catch (error) {
  // What the operator can mend is said in one sentence; only a fault of ours shows its stack.
  const text = error instanceof StartError ? error.message : String((error as Error).stack);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
