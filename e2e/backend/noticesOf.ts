import { readPushConfig } from '@campus/shared/remote/readPushConfig';
import { eq } from 'drizzle-orm';
import type { Database } from './platform/database/Database';
import type { Config } from './platform/readConfig';
import { publicSettings } from './domains/settings/settingTables';
import { hasAdministrator } from './domains/staff/hasAdministrator';

const fragile =
  'The embedded database does not survive a power cut: for data that matter set DATABASE_URL, or DATABASE_FSYNC=on';
/** Only the embedded database belongs to one process. */
const unattended = (databaseUrl?: string) =>
  `Nobody can administer it: ${databaseUrl ? '' : 'stop it and '}run npm run admin -- create <email>`;

const unsent =
  'Push messages are offered to people, but nothing sends them: set FCM_SERVICE_ACCOUNT';
const unoffered =
  'Push messages could be sent, but nobody is offered them: fill in the setting firebaseConfig';
const apart =
  'FCM_SERVICE_ACCOUNT and the setting firebaseConfig are of two projects: no push message will arrive';

/** Devices are registered by a setting of the page, and written to by one of the backend. */
async function pushNotices(db: Database, { fcm }: Pick<Config, 'fcm'>) {
  const isThis = eq(publicSettings.id, 'firebaseConfig');
  const [setting] = await db.select().from(publicSettings).where(isThis);
  const offered = readPushConfig(setting?.value.ru);
  if (!offered) return fcm ? [unoffered] : [];
  if (!fcm) return [unsent];
  return offered.projectId === fcm.project ? [] : [apart];
}

/** What the person who starts the product has to know, and would not notice until it is too late. */
export async function noticesOf(
  db: Database,
  config: Pick<Config, 'databaseUrl' | 'isDurable' | 'fcm'>,
) {
  const isSafe = config.databaseUrl || config.isDurable;
  return [
    ...(isSafe ? [] : [fragile]),
    ...((await hasAdministrator(db)) ? [] : [unattended(config.databaseUrl)]),
    ...(await pushNotices(db, config)),
  ];
}
