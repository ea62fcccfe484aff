/** @jest-environment node */
import {
  filterPartners,
  getPartner,
  syncPartners,
  updatePartner,
} from '@campus/shared/contract/partners';
import { eq } from 'drizzle-orm';
import { partnerDirectory } from '../../fixtures/partnerDirectory';
import { partnerRows } from '../../fixtures/partnerRows';
import { existing } from '../existing';
import { runDueJobs } from '../jobs/runDueJobs';
import { partners } from '../schema/partners';
import { rateLimits } from '../schema/security';
import { startTestBackend, startTimeout, type TestBackend } from '../testing/startTestBackend';
import { createPartnerDirectory } from './createPartnerDirectory';
import { lastSync } from './lastSync';

let backend: TestBackend;
let directory: Awaited<ReturnType<typeof partnerDirectory>>;
const tokens = { admin: '', content: '' };
beforeAll(async () => {
  directory = await partnerDirectory();
  backend = await startTestBackend({ partnerDirectoryUrl: directory.url });
  tokens.admin = await backend.tokenOf('admin');
  tokens.content = await backend.tokenOf('content');
}, startTimeout);
beforeEach(() => {
  directory.rows = partnerRows();
  directory.mood = 'well';
  directory.pageSize = 5;
  directory.requests = [];
});
afterAll(async () => {
  await backend.stop();
  await directory.stop();
});

const begin = () => backend.send(syncPartners, { token: tokens.content });

/** Five minutes later. */
const forget = () => backend.db.delete(rateLimits).where(eq(rateLimits.key, 'partners.sync'));

/** A whole run with its retries, and what the next one will be told of it. */
async function sync() {
  await forget();
  expect((await begin()).status).toBe(202);
  for (const wait of [0, 10, 100, 400]) {
    backend.clock.shift += wait * 1_000;
    await runDueJobs(backend.services);
  }
  backend.clock.shift = 0;
  return lastSync(backend.db);
}

async function find(externalId: string) {
  const [row] = await backend.db.select().from(partners).where(eq(partners.externalId, externalId));
  return existing(row);
}

test('a run starts once in five minutes, and says when the next may', async () => {
  const both = await Promise.all([begin(), begin()]);
  expect(both.map(({ status }) => status).sort()).toEqual([202, 429]);
  const refused = existing(both.find(({ status }) => status === 429));
  expect(refused.body.code).toBe('PARTNERS_SOON');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(250);
  await runDueJobs(backend.services);
});

test('it pulls every page: partners, categories and cities', async () => {
  await sync();
  expect(directory.requests.slice(0, 3)).toEqual([
    '/partners?page=1&size=100',
    '/partners?page=2&size=100',
    '/partners?page=3&size=100',
  ]);
  const { id } = await find('prt-001');
  const { body } = await backend.send(getPartner, { params: { id }, language: 'en' });
  expect(body).toMatchObject({
    name: 'Recess Coffee',
    category: { name: 'Cafés and canteens' },
    cities: [{ name: 'Kazan' }, { name: 'Samara' }],
    discountType: 'PERCENT',
    discountValue: 15,
    phone: '+79120000010',
  });
  const all = await backend.send(filterPartners, { query: { size: 100 } });
  // Those that the directory does not know are not on offer any more.
  expect(all.body.total).toBe(12);
});

test('nothing is done twice', async () => {
  const before = await find('prt-002');
  expect(await sync()).toMatchObject({ created: 0, updated: 0, deactivated: 0, skipped: 0 });
  const after = await find('prt-002');
  expect({ ...after, syncedAt: null }).toEqual({ ...before, syncedAt: null });
});

test('what changed there changes here, except what staff have locked', async () => {
  const { id, version, categoryId } = await find('prt-003');
  const { body } = await backend.send(getPartner, { params: { id }, token: tokens.admin });
  const own = {
    ...existing(body.staff),
    categoryId,
    cityIds: body.cities.map((city) => city.id),
    discountType: 'PERCENT',
    discountValue: 33,
    terms: { ru: 'Наши условия.' },
    lockedFields: ['terms', 'discount'],
    version,
  };
  const saved = await backend.send(updatePartner, {
    token: tokens.admin,
    params: { id },
    body: own,
  });
  expect(saved.status).toBe(200);
  directory.rows = partnerRows().map((row) =>
    row.id === 'prt-003' ? { ...row, address: 'Новая ул., 5', terms: { ru: 'Чужие.' } } : row,
  );
  expect(await sync()).toMatchObject({ updated: 1 });
  expect(await find('prt-003')).toMatchObject({
    address: 'Новая ул., 5',
    terms: { ru: 'Наши условия.' },
    discountType: 'PERCENT',
    discountValue: 33,
    version: version + 2,
  });
});

test('who is gone there is hidden here, and shown again on return', async () => {
  directory.rows = partnerRows().filter(({ id }) => id !== 'prt-004' && id !== 'prt-005');
  await backend.db
    .update(partners)
    .set({ lockedFields: ['isActive'] })
    .where(eq(partners.externalId, 'prt-005'));
  expect(await sync()).toMatchObject({ deactivated: 1 });
  expect(await find('prt-004')).toMatchObject({ isActive: false });
  expect(await find('prt-005')).toMatchObject({ isActive: true });
  directory.rows = partnerRows();
  await sync();
  expect(await find('prt-004')).toMatchObject({ isActive: true });
});

test('bad rows are skipped and counted, and their partners stay', async () => {
  const [first, ...others] = partnerRows();
  directory.pageSize = 100;
  directory.rows = [
    { ...first, website: 'javascript:alert(1)' },
    { ...first, id: 'prt-bad', discountValue: 500 },
    { ...first, id: 'x'.repeat(65) },
    { name: 'nobody' },
    ...others,
    existing(others[0]),
  ];
  expect(await sync()).toMatchObject({ created: 0, updated: 0, deactivated: 0, skipped: 5 });
  expect(await find('prt-001')).toMatchObject({ isActive: true });
});

test('an empty directory hides nobody', async () => {
  directory.rows = [];
  expect(await sync()).toMatchObject({
    deactivated: 0,
    error: 'The partner directory has no partners',
  });
  expect(await find('prt-001')).toMatchObject({ isActive: true });
});

test.each([
  ['broken', 'The partner directory answered 500'],
  ['nonsense', 'The partner directory answers something else than a page of partners'],
  ['endless', 'The partner directory sends too much at once'],
  ['elsewhere', 'The partner directory cannot be reached'],
] as const)(
  'a directory that is %s is asked four times, and the failure is told',
  async (mood, error) => {
    directory.mood = mood;
    expect(await sync()).toMatchObject({ created: 0, deactivated: 0, error });
    expect(directory.requests).toHaveLength(4);
    await forget();
    expect((await begin()).body.last).toMatchObject({ error });
  },
);

test('a directory that does not answer is not waited for', async () => {
  directory.mood = 'silent';
  const impatient = createPartnerDirectory(directory.url, 30);
  await expect(impatient.page(1)).rejects.toThrow('cannot be reached');
});
