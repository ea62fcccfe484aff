import type { Database } from './Database';

export interface OpenedDatabase {
  db: Database;
  /** Ends the connections and gives the data folder back. */
  close: () => Promise<void>;
}
