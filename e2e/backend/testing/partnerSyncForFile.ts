import { partnerRows } from '../../fixtures/partnerRows';
import { beforeTests } from './beforeTests';
import { startPartnerSync } from './startPartnerSync';

/** The synchronisation of a file of tests; each of them finds the directory well and nothing asked. */
export function partnerSyncForFile() {
  const sync = beforeTests(startPartnerSync);
  afterAll(() => sync.stop());
  beforeEach(() => {
    sync.directory.rows = partnerRows();
    sync.directory.mood = 'well';
    sync.directory.pageSize = 5;
    sync.directory.requests = [];
  });
  return sync;
}
