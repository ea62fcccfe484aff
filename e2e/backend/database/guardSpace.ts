import type { PGlite } from '@electric-sql/pglite';
import { hasRoom } from './hasRoom';

const pause = 1_000;

/** Lets the database only be read while its disk is full; returns the end of the watch. */
export function guardSpace(client: PGlite, folder: string) {
  let isFull = false;
  const look = async () => {
    const isNowFull = !(await hasRoom(folder));
    if (isNowFull === isFull) return;
    await client.exec(`set default_transaction_read_only = ${isNowFull ? 'on' : 'off'}`);
    isFull = isNowFull;
  };
  const timer = setInterval(() => void look().catch(() => {}), pause).unref();
  return () => clearInterval(timer);
}
