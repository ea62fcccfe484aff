import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Database } from './platform/database/Database';
import { openDatabase } from './platform/database/openDatabase';
import { ensurePortIsFree } from './platform/http/ensurePortIsFree';
import type { Config } from './platform/readConfig';

const open = (config: Config, home: string) =>
  openDatabase({
    url: config.databaseUrl,
    folder: join(config.dataFolder, 'db'),
    isDurable: config.isDurable,
    migrationsFolder: join(home, 'migrations'),
  });

/** Never where others reach the product: what comes from it would be shown to everybody. */
const mayShowDemo = ({ hasDemoData, isPublic, partnerDirectoryUrl }: Config) =>
  hasDemoData && !isPublic && !partnerDirectoryUrl;

/** What stands in for the partner directory, on this computer, so that synchronisation can be seen. */
async function startDemoDirectory(db: Database) {
  const { demoDirectory } = await import('./domains/partners/seed/demoDirectory');
  const { partnerDirectory } = await import('../fixtures/partnerDirectory');
  const rows = await demoDirectory(db);
  return rows && partnerDirectory(rows);
}

const loadTheRest = () =>
  Promise.all([
    import('./seed/seedDatabase'),
    import('./seed/refuseDemoAccounts'),
    import('./noticesOf'),
    import('./platform/files/createFileStore'),
    import('./serve'),
  ]);

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
  const [{ db, listen, close }, rest] = await Promise.all([open(config, home), loadTheRest()]);
  const [{ seedDatabase }, { refuseDemoAccounts }, { noticesOf }, { createFileStore }, { serve }] =
    rest;
  try {
    const files = await createFileStore(config.dataFolder, config.s3);
    await seedDatabase(db, { home, demo: config.hasDemoData ? { files } : undefined, progress });
    if (config.isPublic && !config.hasDemoData) await refuseDemoAccounts(db);
    for (const notice of await noticesOf(db, config)) progress(notice);
    const directory = mayShowDemo(config) ? await startDemoDirectory(db) : undefined;
    const partnerDirectoryUrl = config.partnerDirectoryUrl ?? directory?.url;
    const app = await serve({ db, listen }, files, { ...config, partnerDirectoryUrl });
    const { port } = app.server.address() as AddressInfo;
    progress(`The backend listens on http://${config.host}:${port}`);
    const stop = async () => {
      await app.close();
      await directory?.stop();
      await close();
    };
    return { port, stop };
  } catch (error) {
    await close();
    throw error;
  }
}
