/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { exportLog, filterLog, getLogEntry } from '@campus/shared/contract/operations/calls';
import { eq } from 'drizzle-orm';
import papa from 'papaparse';
import { logs } from '../../platform/audit/auditTables';
import { assertDefined } from '../../platform/database/assertDefined';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
let token: string;
let userId: string;
const recordId = randomUUID();
/** In Moscow it is the eleventh. */
const at = (minute: number) => new Date(Date.UTC(2026, 0, 10, 21, minute));

beforeAll(async () => {
  token = await backend.tokenOf('audit');
  userId = await backend.accountId('content');
  const humanId = await backend.accountId('student');
  const actor = { actorType: 'USER' as const, actorId: userId, actorName: '=cmd|calc' };
  const entity = { entityType: 'news', entityId: recordId };
  await backend.db.insert(logs).values([
    { ...actor, ...entity, at: at(1), action: 'news.create' },
    { ...actor, ...entity, at: at(2), action: 'news.update', diff: { title: { to: 'Новое' } } },
    {
      ...{ at: at(3), action: 'human.update', actorType: 'SYSTEM', actorName: 'SYSTEM' },
      ...{ entityType: 'human', entityId: humanId, humanId },
    },
  ]);
});

const filter = async (body: object, query = {}) =>
  (await backend.send(filterLog, { token, body, query })).body;
const actionsOf = async (body: object, query = {}) =>
  (await filter(body, query)).items.map(({ action }) => action);

test('all history of one record is found by its id, newest first or oldest first', async () => {
  expect(await actionsOf({ search: recordId })).toEqual(['news.update', 'news.create']);
  expect(await actionsOf({ search: recordId }, { asc: true, size: 1 })).toEqual(['news.create']);
});

test('the total is the same on every page, and beyond the last one', async () => {
  for (const skip of [0, 1, 2, 9])
    expect(await filter({ search: recordId }, { skip, size: 1 })).toMatchObject({ total: 2, skip });
  expect(await filter({ search: recordId }, { skip: 1, size: 5 })).toMatchObject({ total: 2 });
  expect(await filter({ search: randomUUID() })).toMatchObject({ total: 0, items: [] });
});

test('each filter narrows what is found', async () => {
  const ours = { search: recordId };
  expect(await actionsOf({ ...ours, action: 'news.create' })).toEqual(['news.create']);
  expect(await actionsOf({ ...ours, entityType: 'news', actorId: userId })).toHaveLength(2);
  expect(await actionsOf({ ...ours, actorType: 'SYSTEM' })).toStrictEqual([]);
  const [from, to] = [at(2).toISOString(), at(2).toISOString()];
  expect(await actionsOf({ ...ours, from, to })).toEqual(['news.update']);
});

test('an entry about a person says what the person is called today', async () => {
  const search = await backend.accountId('student');
  const from = at(3).toISOString();
  const { items } = await filter({ search, from, to: from });
  expect(items).toMatchObject([
    {
      action: 'human.update',
      humanId: search,
      subject: expect.stringMatching(/\S+ \S+/) as string,
    },
  ]);
});

test('one entry has what changed, and an id of none is not found', async () => {
  const [newest] = (await filter({ search: recordId })).items;
  const { id } = assertDefined(newest);
  const { status, body } = await backend.send(getLogEntry, { token, params: { id } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ action: 'news.update', diff: { title: { to: 'Новое' } } });
  const params = { id: randomUUID() };
  expect((await backend.send(getLogEntry, { token, params })).status).toBe(404);
});

test.each([
  ['a kind of record that there is not', { entityType: 'moon' }],
  ['an actor that is no id', { actorId: 'me' }],
  ['a period that ends before it begins', { from: at(2).toISOString(), to: at(1).toISOString() }],
])('%s is refused', async (_, body) => {
  expect((await backend.send(filterLog, { token, body })).status).toBe(422);
});

test('the file has what the filter finds by Moscow time, no formulas, and the log keeps who took it', async () => {
  const { headers, bytes } = await backend.send(exportLog, { token, body: { search: recordId } });
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
  const rows = papa.parse<string[]>(bytes.toString().replace('\uFEFF', ''), {
    ...{ delimiter: ';', skipEmptyLines: true },
  }).data;
  expect(rows.map(([when, who, , action]) => [when, who, action])).toEqual([
    ['Когда (по Москве)', 'Кто', 'Действие'],
    ['2026-01-11 00:02:00', "'=cmd|calc", 'news.update'],
    ['2026-01-11 00:01:00', "'=cmd|calc", 'news.create'],
  ]);
  const kept = await backend.db.select().from(logs).where(eq(logs.action, 'log.export'));
  expect(kept).toMatchObject([{ diff: { search: { to: recordId }, rows: { to: 2 } } }]);
});

test('an export is in the next file, not in its own', async () => {
  const body = { action: 'log.export', from: new Date().toISOString() };
  const linesOf = async () =>
    (await backend.send(exportLog, { token, body })).bytes.toString().split('\r\n').length - 2;
  expect(await linesOf()).toBe(0);
  expect(await linesOf()).toBe(1);
});

test.each(['content', 'support', 'payments', 'student'] as const)(
  'the log is closed to %s',
  async (account) => {
    const stranger = await backend.tokenOf(account);
    expect((await backend.send(filterLog, { token: stranger })).status).toBe(403);
    expect((await backend.send(exportLog, { token: stranger })).status).toBe(403);
  },
);

test('a visitor without an account is asked to sign in', async () => {
  expect((await backend.send(filterLog)).status).toBe(401);
  const params = { id: randomUUID() };
  expect((await backend.send(getLogEntry, { params })).status).toBe(401);
});
