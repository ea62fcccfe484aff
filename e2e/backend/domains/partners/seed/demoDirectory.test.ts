/** @jest-environment node */
import { assertDefined } from '../../../platform/database/assertDefined';
import { partnerSyncForFile } from '../testing/partnerSyncForFile';
import { demoDirectory } from './demoDirectory';

const sync = partnerSyncForFile();

test('the first synchronisation of the demo finds three changes, one new partner and one that has gone', async () => {
  sync.directory.rows = assertDefined(await demoDirectory(sync.backend.db));
  const changes = { created: 1, updated: 3, deactivated: 1, skipped: 0, error: null };
  expect(await sync.run()).toMatchObject(changes);
  expect(await sync.find('PRT-0031')).toMatchObject({ name: { en: 'The Shelf Reading Café' } });
  expect(await sync.run()).toMatchObject({ created: 0, updated: 0, deactivated: 0, skipped: 0 });
});
