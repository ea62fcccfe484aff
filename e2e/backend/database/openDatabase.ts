import { openEmbedded } from './openEmbedded';
import type { OpenedDatabase } from './OpenedDatabase';
import { openPostgres } from './openPostgres';

export interface DatabasePlace {
  /** postgres://… ; without it the embedded database in `folder` is used. */
  url?: string;
  /** Folder of the embedded database; without it everything lives in memory. */
  folder?: string;
  /** The embedded database waits for the disk. */
  isDurable?: boolean;
  migrationsFolder: string;
}

/**
 * Opens the database and brings its schema up to date.
 * @throws StartError when the folder is in use or the server cannot be reached.
 */
export const openDatabase = ({ url, ...place }: DatabasePlace): Promise<OpenedDatabase> =>
  url ? openPostgres(url, place.migrationsFolder) : openEmbedded(place);
