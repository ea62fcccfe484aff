import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openDatabase } from './database/openDatabase';
import { ensurePortIsFree } from './http/ensurePortIsFree';
import type { Config } from './readConfig';

const open = (config: Config, home: string) =>
  openDatabase({
    url: config.databaseUrl,
    folder: join(config.dataFolder, 'db'),
    migrationsFolder: join(home, 'migrations'),
  });

const loadTheRest = () => Promise.all([import('./seed/seedDatabase'), import('./serve')]);

/**
 * Opens the database, fills it on the first run and listens.
 * @param home the folder of the backend's own files (migrations, seed).
 * @throws StartError for what the operator can mend.
 */
export async function startBackend(config: Config, home: string, progress: (text: string) => void) {
  // Known before the database is made and filled, which may take seconds.
  await ensurePortIsFree(config);
  progress('Opening the database');
  // The database compiles in other threads while the rest of the program is read.
  const [{ db, close }, [{ seedDatabase }, { serve }]] = await Promise.all([
    open(config, home),
    loadTheRest(),
  ]);
  try {
    await seedDatabase(db, { home, hasDemoData: config.hasDemoData, progress });
    const app = await serve(db, config);
    const { port } = app.server.address() as AddressInfo;
    progress(`The backend listens on http://${config.host}:${port}`);
    const stop = async () => {
      await app.close();
      await close();
    };
    return { port, stop };
  } catch (error) {
    await close();
    throw error;
  }
}
