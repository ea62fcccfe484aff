import type { Door } from './createDoor';
import type { Ledger } from './createLedger';

/** What everybody in the soak acts in. */
export interface World {
  door: Door;
  ledger: Ledger;
  dataDir: string;
  /** With which the service of reference data signs. */
  nsiSecret: string;
  /** When it signs, in seconds: by the clock of the database, by which signatures are judged. */
  nsiTime: () => string;
  /** Where the students of the soak study: its id here, and its name there. */
  organisation: { id: string; nsiId: string };
  isOver: () => boolean;
  /** As long as somebody reads and thinks. */
  think: () => Promise<void>;
}
