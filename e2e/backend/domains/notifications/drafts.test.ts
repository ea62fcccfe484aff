/** @jest-environment node */
import {
  type NotificationStatus,
  notificationStatuses,
} from '@campus/shared/contract/notifications/machine';
import {
  createNotification,
  createNotificationForHumans,
  deleteNotification,
  filterNotifications,
  getNotification,
  sendNotification,
  updateNotification,
} from '@campus/shared/contract/notifications/calls';
import { and, eq, sql } from 'drizzle-orm';
import { countRows } from '../../platform/database/countRows';
import { logs } from '../../platform/audit/auditTables';
import { notifications } from '../inbox/inboxTables';
import { humans } from '../accounts/humanTables';
import { addOrganisation } from '../payments/testing/paymentDeskForFile';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';

const backend = backendForFile();
const tokens = beforeTests(() => tokensOf(backend, 'admin', 'content', 'support', 'audit'));
let student: string;
beforeAll(async () => {
  student = await backend.accountId('student');
});

const words = {
  title: { ru: 'Каникулы продлены', en: 'Holidays are longer' },
  body: { ru: 'До 9 февраля.\nОтдыхайте!', en: 'Until 9 February.' },
  kind: 'INFO',
  channels: ['INBOX'],
  audience: { mode: 'ALL' },
};
const create = (change: object = {}, token = tokens.support) =>
  backend.send(createNotification, { token, body: { ...words, ...change } });
const read = (id: string) => backend.send(getNotification, { token: tokens.audit, params: { id } });
const save = (id: string, body: object, token = tokens.content) =>
  backend.send(updateNotification, { token, params: { id }, body });
const remove = (id: string) =>
  backend.send(deleteNotification, { token: tokens.content, params: { id } });
const send = (id: string, token = tokens.content, body: { version?: number } = {}) =>
  backend.send(sendNotification, { token, params: { id }, body });
const force = (id: string, status: NotificationStatus) =>
  backend.db.update(notifications).set({ status }).where(eq(notifications.id, id));

describe('a draft', () => {
  test('is kept with its author and the number of its recipients', async () => {
    const { status, body } = await create({ link: '/news' });
    expect(status).toBe(200);
    const active = await countRows(backend.db, humans, eq(humans.state, 'ACTIVE'));
    expect(body).toMatchObject({
      ...words,
      link: '/news',
      status: 'DRAFT',
      sendAt: null,
      recipients: active,
      stats: { targeted: 0, delivered: 0, failed: 0, read: 0 },
      version: 1,
    });
    expect(body.createdBy?.name).toBeTruthy();
    expect((await read(body.id)).body).toEqual(body);
  });

  test.each<[string, object, Record<string, string>]>([
    ['a Russian text', { title: { en: 'Hello' } }, { 'title.ru': 'REQUIRED' }],
    ['a channel', { channels: [] }, { channels: 'REQUIRED' }],
    ['each channel once', { channels: ['INBOX', 'INBOX'] }, { channels: 'INVALID' }],
    ['a path of the product', { link: 'https://example.test' }, { link: 'PATH_FORMAT' }],
    ['a known audience', { audience: { mode: 'TEACHERS' } }, { 'audience.mode': 'REQUIRED' }],
    ['people', { audience: { mode: 'IDS', humanIds: [] } }, { 'audience.humanIds': 'REQUIRED' }],
    ['a moment ahead', { sendAt: '2020-01-01T00:00:00Z' }, { sendAt: 'SEND_AT_PAST' }],
    ['a push service', { channels: ['INBOX', 'PUSH'] }, { channels: 'PUSH_UNAVAILABLE' }],
  ])('wants %s', async (_, change, fields) => {
    const { status, body } = await create(change);
    expect(status).toBe(422);
    expect(body.fields).toEqual(fields);
  });

  test('is for ten thousand named people at most', async () => {
    const named = (count: number) => ({
      audience: { mode: 'IDS', humanIds: Array.from({ length: count }, () => student) },
    });
    expect((await create(named(10_000))).status).toBe(200);
    const refused = await create(named(10_001));
    expect(refused.body.fields).toEqual({ 'audience.humanIds': 'TOO_MANY_ITEMS' });
  });

  test('counts each kind of audience, and letters only for those who want them', async () => {
    const count = async (change: object) => (await create(change)).body.recipients;
    const students = await count({ audience: { mode: 'STUDENTS' } });
    const everybody = await count({});
    expect(students).toBeGreaterThan(0);
    expect(students).toBeLessThan(everybody ?? 0);
    const byMail = await count({ channels: ['EMAIL'] });
    expect(byMail ?? 0).toBeLessThan(everybody ?? 0);
    expect(await count({ channels: ['INBOX', 'EMAIL'] })).toBe(everybody);
  });

  test('is saved whole: what is left out is emptied, and the change is in the log', async () => {
    const { body } = await create({ link: '/news' });
    const changed = { ...words, title: { ru: 'Ещё длиннее' }, version: body.version };
    const saved = await save(body.id, { ...changed, audience: { mode: 'STUDENTS' } });
    expect(saved.body).toMatchObject({ title: { ru: 'Ещё длиннее' }, link: null, version: 2 });
    expect(saved.body.title.en).toBeUndefined();
    const stale = await save(body.id, changed);
    expect(stale.body).toMatchObject({ code: 'VERSION', statusCode: 409 });
    expect(stale.body.changedBy).toBeTruthy();
    const isUpdate = and(eq(logs.entityId, body.id), eq(logs.action, 'notification.update'));
    const [log] = await backend.db.select().from(logs).where(isUpdate);
    expect(Object.keys(log?.diff ?? {}).sort()).toEqual(['audience', 'link', 'title']);
  });

  test('whose name was searched for is not in the log, but that it is for others now', async () => {
    const found = (search: string) => ({ mode: 'FILTER', filter: { search } });
    const { id, version } = (await create({ audience: found('Приметная') })).body;
    const changed = { ...words, audience: found('Примечательная'), version };
    expect((await save(id, changed, tokens.support)).status).toBe(200);
    const isUpdate = and(eq(logs.entityId, id), eq(logs.action, 'notification.update'));
    const [log] = await backend.db.select().from(logs).where(isUpdate);
    expect(log?.diff).toEqual({ audience: { from: found('•••'), to: found('•••') } });
  });

  test('that two people save at once keeps the words of one', async () => {
    const { id, version } = (await create()).body;
    const both = await Promise.all([
      save(id, { ...words, title: { ru: 'Один' }, version }),
      save(id, { ...words, title: { ru: 'Другой' }, version }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is sent as it was shown, or not at all', async () => {
    const { id, version } = (await create()).body;
    await save(id, { ...words, title: { ru: 'Каникулы отм' }, version });
    expect(await send(id, tokens.admin, { version })).toMatchObject({
      ...{
        status: 409,
        body: { code: 'VERSION', changedBy: expect.stringMatching(/./) as string },
      },
    });
    expect((await read(id)).body.status).toBe('DRAFT');
    const { body } = await send(id, tokens.admin, { version: version + 1 });
    expect(body).toMatchObject({ title: { ru: 'Каникулы отм' }, status: 'SENDING' });
  });

  test('is removed, once', async () => {
    const { id } = (await create()).body;
    const both = await Promise.all([remove(id), remove(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await read(id)).status).toBe(404);
  });

  test('may be written, but not sent by support', async () => {
    const { id } = (await create()).body;
    expect((await send(id, tokens.support)).status).toBe(403);
    expect((await read(id)).body.status).toBe('DRAFT');
  });
});

describe('for the people of a filter', () => {
  const draft = (body: object, token = tokens.support) =>
    backend.send(createNotificationForHumans, { token, body });

  test('a draft is made of the filter alone, and cannot be sent without words', async () => {
    const filter = { search: 'student@example.test' };
    const { status, body } = await draft({ filter });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      audience: { mode: 'FILTER', filter },
      title: { ru: '' },
      channels: ['INBOX'],
      recipients: null,
    });
    const refused = await send(body.id);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'RUSSIAN_TEXT_MISSING', fields: { 'title.ru': 'REQUIRED' } },
    });
  });

  test('words that are given are kept', async () => {
    const { body } = await draft({ filter: {}, notification: { title: words.title } });
    expect(body).toMatchObject({ title: words.title, body: { ru: '' } });
    expect((await draft({})).status).toBe(422);
    expect((await draft({ filter: { courses: [9] } })).status).toBe(422);
  });

  test('a channel that is not set up is refused by the field of the request', async () => {
    const refused = await draft({ filter: {}, notification: { channels: ['INBOX', 'PUSH'] } });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { 'notification.channels': 'PUSH_UNAVAILABLE' } },
    });
  });
});

describe('who may not see people', () => {
  const one = { mode: 'FILTER', filter: { search: 'student@example.test' } };
  const studentsOf = async (people: number) => {
    const grant = { amount: 300_000, quota: 1 };
    const { eduOrgId } = await addOrganisation(backend.db, { people, grant });
    return { mode: 'FILTER', filter: { eduOrgIds: [eduOrgId] } };
  };

  test('learns nothing of fewer than ten: not their number, nor whether there are any', async () => {
    for (const count of [0, 1, 9]) {
      const { body } = await create({ audience: await studentsOf(count) }, tokens.content);
      expect(body.recipients).toBeNull();
      expect((await read(body.id)).body.recipients).toBeNull();
      const refused = await send(body.id);
      expect(refused).toMatchObject({ status: 403, body: { code: 'AUDIENCE_SMALL' } });
      expect((await read(body.id)).body.status).toBe('DRAFT');
    }
    const { body } = await create({ audience: await studentsOf(10) }, tokens.content);
    expect(body.recipients).toBe(10);
    expect((await send(body.id)).status).toBe(200);
  });

  test('does not search for them, in no way in which a filter is given', async () => {
    const refusal = { status: 403, body: { code: 'AUDIENCE_SEARCH' } };
    expect(await create({ audience: one }, tokens.content)).toMatchObject(refusal);
    const asked = { token: tokens.content, body: { filter: one.filter } };
    expect(await backend.send(createNotificationForHumans, asked)).toMatchObject(refusal);
    const { id, version } = (await create()).body;
    expect(await save(id, { ...words, audience: one, version })).toMatchObject(refusal);
    expect((await read(id)).body).toMatchObject({ audience: { mode: 'ALL' }, version });
  });

  test('may correct the words of what somebody else searched for', async () => {
    const { id, version } = (await create({ audience: one })).body;
    const title = { ru: 'Исправлено' };
    const saved = await save(id, { ...words, title, audience: one, version });
    expect(saved).toMatchObject({ status: 200, body: { title, recipients: null } });
    expect((await send(id)).body.code).toBe('AUDIENCE_SMALL');
    expect((await send(id, tokens.admin)).status).toBe(200);
  });
});

describe('what is no draft any more', () => {
  test.each(notificationStatuses.filter((status) => status !== 'DRAFT'))(
    '%s is neither edited nor removed nor sent again',
    async (status) => {
      const { id, version } = (await create()).body;
      await force(id, status);
      const answers = [await save(id, { ...words, version }), await remove(id), await send(id)];
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 409, body: { code: 'STATE', current: status } });
      }
      expect((await read(id)).body).toMatchObject({ status, version });
    },
  );

  test('nobody to tell is said before anything is sent', async () => {
    const nobody = { mode: 'FILTER', filter: { search: 'никого-такого-нет' } };
    const { id } = (await create({ audience: nobody })).body;
    const refused = await send(id, tokens.admin);
    expect(refused).toMatchObject({ status: 422, body: { code: 'NO_RECIPIENTS' } });
    expect((await read(id)).body.status).toBe('DRAFT');
  });
});

test('mailings are found by words, state and kind, newest first', async () => {
  await backend.db.update(notifications).set({ createdAt: sql`now() - interval '1 hour'` });
  const { id } = (await create({ title: { ru: 'Уникальная ёлка' }, kind: 'SERVICE' })).body;
  const filter = async (body: object) =>
    (await backend.send(filterNotifications, { token: tokens.audit, body })).body;
  expect((await filter({})).items[0]?.id).toBe(id);
  expect((await filter({ search: 'ЁЛКА' })).items).toMatchObject([{ id, audienceMode: 'ALL' }]);
  const narrow = await filter({ statuses: ['DRAFT'], kinds: ['SERVICE'], search: 'ёлка' });
  expect(narrow.total).toBe(1);
  expect((await filter({ statuses: ['FAILED'], search: 'ёлка' })).total).toBe(0);
});
