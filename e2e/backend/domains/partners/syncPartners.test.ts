/** @jest-environment node */
import {
  filterPartners,
  getPartner,
  getPartnerDirectory,
  updatePartner,
} from '@campus/shared/contract/partners/calls';
import { and, eq, isNull } from 'drizzle-orm';
import { directoryRows } from '../../../fixtures/directoryRows';
import { assertDefined } from '../../platform/database/assertDefined';
import { enqueue } from '../../platform/jobs/enqueue';
import { claimJob, performJob, runDueJobs } from '../../platform/jobs/runDueJobs';
import { jobs } from '../../platform/jobs/jobTables';
import { lastSync } from './lastSync';
import { partners } from './partnerTables';
import { partnerSyncForFile } from './testing/partnerSyncForFile';
import { createPartnerDirectory } from './createPartnerDirectory';

const sync = partnerSyncForFile();

test('a run starts once in five minutes, and says when the next may', async () => {
  const both = await Promise.all([sync.begin(), sync.begin()]);
  expect(both.map(({ status }) => status).sort()).toEqual([202, 429]);
  const refused = assertDefined(both.find(({ status }) => status === 429));
  expect(refused.body.code).toBe('PARTNERS_SOON');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(250);
  await runDueJobs(sync.backend.services);
});

test('a run that could not begin may be begun at once', async () => {
  const { db } = sync.backend.services;
  await sync.forget();
  jest.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('The connection is gone.'));
  expect((await sync.begin()).status).toBe(500);
  expect((await sync.begin()).status).toBe(202);
  await runDueJobs(sync.backend.services);
});

test('it pulls every page: partners, categories and cities', async () => {
  await sync.run();
  expect(sync.directory.requests.slice(0, 3)).toEqual([
    '/partners?page=1&size=100',
    '/partners?page=2&size=100',
    '/partners?page=3&size=100',
  ]);
  const { id } = await sync.find('prt-001');
  const { body } = await sync.backend.send(getPartner, { params: { id }, language: 'en' });
  expect(body).toMatchObject({
    name: 'Recess Coffee',
    category: { name: 'Cafés and canteens' },
    cities: [{ name: 'Kazan' }, { name: 'Samara' }],
    discountType: 'PERCENT',
    discountValue: 15,
    phone: '+79120000010',
  });
  const all = await sync.backend.send(filterPartners, { query: { size: 100 } });
  // Those that the directory does not know are not on offer any more.
  expect(all.body.total).toBe(12);
});

test('nothing is done twice', async () => {
  const before = await sync.find('prt-002');
  expect(await sync.run()).toMatchObject({ created: 0, updated: 0, deactivated: 0, skipped: 0 });
  const after = await sync.find('prt-002');
  expect({ ...after, syncedAt: null }).toEqual({ ...before, syncedAt: null });
});

test('what changed there changes here, except what staff have locked', async () => {
  const { id, version, categoryId } = await sync.find('prt-003');
  const { body } = await sync.backend.send(getPartner, {
    params: { id },
    token: sync.tokens.admin,
  });
  const own = {
    ...assertDefined(body.staff),
    categoryId,
    cityIds: body.cities.map((city) => city.id),
    discountType: 'PERCENT',
    discountValue: 33,
    terms: { ru: 'Наши условия.' },
    lockedFields: ['terms', 'discount'],
    version,
  };
  const saved = await sync.backend.send(updatePartner, {
    token: sync.tokens.admin,
    params: { id },
    body: own,
  });
  expect(saved.status).toBe(200);
  sync.directory.rows = directoryRows().map((row) =>
    row.id === 'prt-003' ? { ...row, address: 'Новая ул., 5', terms: { ru: 'Чужие.' } } : row,
  );
  expect(await sync.run()).toMatchObject({ updated: 1 });
  expect(await sync.find('prt-003')).toMatchObject({
    address: 'Новая ул., 5',
    terms: { ru: 'Наши условия.' },
    discountType: 'PERCENT',
    discountValue: 33,
    version: version + 2,
  });
});

test('who is gone there is hidden here, and shown again on return', async () => {
  sync.directory.rows = directoryRows().filter(({ id }) => id !== 'prt-004' && id !== 'prt-005');
  await sync.backend.db
    .update(partners)
    .set({ lockedFields: ['isActive'] })
    .where(eq(partners.externalId, 'prt-005'));
  expect(await sync.run()).toMatchObject({ deactivated: 1 });
  expect(await sync.find('prt-004')).toMatchObject({ isActive: false });
  expect(await sync.find('prt-005')).toMatchObject({ isActive: true });
  sync.directory.rows = directoryRows();
  await sync.run();
  expect(await sync.find('prt-004')).toMatchObject({ isActive: true });
});

test('bad rows are skipped and counted, and their partners stay', async () => {
  const [first, ...others] = directoryRows();
  sync.directory.pageSize = 100;
  sync.directory.rows = [
    { ...first, website: 'javascript:alert(1)' },
    { ...first, id: 'prt-bad', discountValue: 500 },
    { ...first, id: 'x'.repeat(65) },
    { name: 'nobody' },
    ...others,
    assertDefined(others[0]),
  ];
  expect(await sync.run()).toMatchObject({
    created: 0,
    updated: 0,
    deactivated: 0,
    skipped: 5,
    error: null,
  });
  expect(await sync.find('prt-001')).toMatchObject({ isActive: true });
});

test.each([
  ['no id', {}],
  ['an empty one', { id: ' ' }],
  ['a number', { id: 4 }],
])('a row with %s may be anybody who is not named, so nobody is hidden', async (_, told) => {
  sync.directory.rows = directoryRows().map(({ id, ...row }) =>
    id === 'prt-004' ? { ...row, ...told } : { ...row, id },
  );
  expect(await sync.run()).toMatchObject({
    deactivated: 0,
    skipped: 1,
    error: 'Rows of the partner directory have no id, so that nobody is hidden',
  });
  expect(await sync.find('prt-004')).toMatchObject({ isActive: true });
});

test('an empty directory hides nobody', async () => {
  sync.directory.rows = [];
  expect(await sync.run()).toMatchObject({
    deactivated: 0,
    error: 'The partner directory has no partners',
  });
  expect(await sync.find('prt-001')).toMatchObject({ isActive: true });
});

test('a directory of which no row can be read hides nobody, and is not taken for an empty one', async () => {
  sync.directory.rows = directoryRows().map((row) => ({ ...row, name: row.name.ru }));
  expect(await sync.run()).toMatchObject({
    deactivated: 0,
    skipped: 12,
    error: 'Not one row of the partner directory can be read',
  });
  expect(await sync.find('prt-001')).toMatchObject({ isActive: true });
});

test.each([
  ['broken', 'The partner directory answered 500'],
  ['nonsense', 'The partner directory answers something else than a page of partners'],
  ['endless', 'The partner directory sends too much at once'],
  ['elsewhere', 'The partner directory cannot be reached'],
] as const)(
  'a directory that is %s is asked four times, and the failure is told',
  async (mood, error) => {
    sync.directory.mood = mood;
    expect(await sync.run()).toMatchObject({ created: 0, deactivated: 0, error });
    expect(sync.directory.requests).toHaveLength(4);
    const { body } = await sync.backend.send(getPartnerDirectory, { token: sync.tokens.content });
    expect(body).toMatchObject({ isConnected: true, last: { error } });
    await sync.forget();
    expect((await sync.begin()).body.last).toMatchObject({ error });
  },
);

test('a directory that answers the same page whichever is asked hides nobody of the others', async () => {
  sync.directory.isStuck = true;
  expect(await sync.run()).toMatchObject({
    deactivated: 0,
    error: 'The partner directory answered page 1 instead of 2',
  });
  expect(await sync.find('prt-012')).toMatchObject({ isActive: true });
});

test('a directory that loses its pages in the midst of a run hides nobody', async () => {
  const { services, db, clock } = sync.backend;
  await sync.forget();
  await sync.begin();
  await performJob(assertDefined(await claimJob(services)), services);
  sync.directory.rows = [];
  for (const wait of [0, 10, 100, 400]) {
    clock.shift += wait * 1_000;
    await runDueJobs(services);
  }
  clock.shift = 0;
  expect(await lastSync(db)).toMatchObject({
    deactivated: 0,
    error: expect.stringMatching(/: page 2 is lost$/) as string,
  });
  expect(await sync.find('prt-012')).toMatchObject({ isActive: true });
});

test('a run that began earlier and goes on later hides nobody whom the newer one has met', async () => {
  const { services, db } = sync.backend;
  await sync.forget();
  await sync.begin();
  await performJob(assertDefined(await claimJob(services)), services);
  const earlier = '2026-01-01T00:00:00.000Z';
  const counts = { created: 0, updated: 0, skipped: 0, seen: 0 };
  const runAt = new Date(earlier);
  await enqueue(db, 'partners.sync', { startedAt: earlier, page: 1, ...counts }, { runAt });
  await runDueJobs(services);
  expect(await sync.find('prt-001')).toMatchObject({ isActive: true });
});

describe('a run that is still going on', () => {
  /** The first of its pages is read, and it waits with the second. */
  async function beginSlowly() {
    const { services } = sync.backend;
    await sync.forget();
    await sync.begin();
    await performJob(assertDefined(await claimJob(services)), services);
  }

  test('ends where another starts, which reads every page anew', async () => {
    const { services, db } = sync.backend;
    await beginSlowly();
    sync.directory.rows = directoryRows().map((row) =>
      row.id === 'prt-001' ? { ...row, address: 'Новая ул., 7' } : row,
    );
    await sync.forget();
    await sync.begin();
    await runDueJobs(services);
    expect(await lastSync(db)).toMatchObject({ updated: 1, error: null });
    expect(await sync.find('prt-001')).toMatchObject({ address: 'Новая ул., 7' });
  });

  test('and waits for its next attempt says nothing after the other', async () => {
    const { services, db } = sync.backend;
    await beginSlowly();
    sync.directory.mood = 'broken';
    await runDueJobs(services);
    sync.directory.mood = 'well';
    await sync.forget();
    await sync.begin();
    await runDueJobs(services);
    const isOpen = and(eq(jobs.name, 'partners.sync'), isNull(jobs.diedAt));
    expect(await db.$count(jobs, isOpen)).toBe(0);
  });
});

test('a directory that does not answer is not waited for', async () => {
  sync.directory.mood = 'silent';
  const impatient = createPartnerDirectory(sync.directory.url, 30);
  await expect(impatient.page(1)).rejects.toThrow('cannot be reached');
});
