import { syncPartners } from '@campus/shared/contract/partners/calls';
import { eq } from 'drizzle-orm';
import { partnerDirectory } from '../../../../fixtures/partnerDirectory';
import { directoryRows } from '../../../../fixtures/directoryRows';
import { assertDefined } from '../../../platform/database/assertDefined';
import { runDueJobs } from '../../../platform/jobs/runDueJobs';
import { lastSync } from '../lastSync';
import { partners } from '../partnerTables';
import { rateLimits } from '../../../platform/limits/limitTables';
import { beforeTests } from '../../../testing/beforeTests';
import { startTestBackend } from '../../../testing/startTestBackend';
import { tokensOf } from '../../../testing/tokensOf';

/** A backend whose partners come from a directory, and an editor who asks for them. */
async function startPartnerSync() {
  const directory = await partnerDirectory();
  const backend = await startTestBackend({ partnerDirectoryUrl: directory.url });
  const tokens = await tokensOf(backend, 'admin', 'content');
  const begin = () => backend.send(syncPartners, { token: tokens.content });

  /** Five minutes later. */
  const forget = () => backend.db.delete(rateLimits).where(eq(rateLimits.key, 'partners.sync'));

  return {
    backend,
    directory,
    tokens,
    begin,
    forget,

    /** A whole run with its retries, and what the next one will be told of it. */
    async run() {
      await forget();
      expect((await begin()).status).toBe(202);
      for (const wait of [0, 10, 100, 400]) {
        backend.clock.shift += wait * 1_000;
        await runDueJobs(backend.services);
      }
      backend.clock.shift = 0;
      return lastSync(backend.db);
    },

    async find(externalId: string) {
      const isIt = eq(partners.externalId, externalId);
      const [row] = await backend.db.select().from(partners).where(isIt);
      return assertDefined(row);
    },

    async stop() {
      await backend.stop();
      await directory.stop();
    },
  };
}

/** The synchronisation of a file of tests; each of them finds the directory well and nothing asked. */
export function partnerSyncForFile() {
  const sync = beforeTests(startPartnerSync);
  afterAll(() => sync.stop());
  beforeEach(() => {
    sync.directory.rows = directoryRows();
    sync.directory.mood = 'well';
    sync.directory.isStuck = false;
    sync.directory.pageSize = 5;
    sync.directory.requests = [];
  });
  return sync;
}
