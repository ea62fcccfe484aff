import type { Database } from './platform/database/Database';
import type { Config } from './platform/readConfig';
import { hasAdministrator } from './domains/staff/hasAdministrator';

const fragile =
  'The embedded database does not survive a power cut: for data that matter set DATABASE_URL, or DATABASE_FSYNC=on';
const unattended = 'Nobody can administer it: stop it and run npm run admin -- create <e-mail>';

/** What the person who starts the product has to know, and would not notice until it is too late. */
export async function noticesOf(
  db: Database,
  { databaseUrl, isDurable }: Pick<Config, 'databaseUrl' | 'isDurable'>,
) {
  const isSafe = databaseUrl || isDurable;
  return [...(isSafe ? [] : [fragile]), ...((await hasAdministrator(db)) ? [] : [unattended])];
}
