/** @jest-environment node */
import {
  listHumanTicketsMailing,
  listMyNotifications,
  readMyNotifications,
} from '@campus/shared/contract/notifications/calls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { humanNotifications } from '../inbox/inboxTables';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';

const backend = backendForFile();
const tokens = beforeTests(() => tokensOf(backend, 'newcomer', 'student', 'support'));
let newcomer: string;
beforeAll(async () => {
  newcomer = await backend.accountId('newcomer');
  for (const number of [1, 2, 3]) {
    await backend.db.insert(humanNotifications).values({
      humanId: newcomer,
      // Messages of one millisecond are in no order.
      sentAt: new Date(Date.now() - (3 - number) * 1000),
      kind: 'INFO',
      title: { ru: `Сообщение ${number}`, en: `Message ${number}` },
      body: { ru: 'Текст', en: 'Text' },
      link: '/me',
    });
  }
});

const list = async (query: Record<string, string | number | boolean> = {}, language?: 'en') =>
  (await backend.send(listMyNotifications, { token: tokens.newcomer, query, language })).body;

test('the inbox is the reader’s own, newest first, in the reader’s language', async () => {
  const { items, total, unread } = await list({}, 'en');
  expect(items.map(({ title }) => title)).toEqual(['Message 3', 'Message 2', 'Message 1']);
  expect(items[0]).toMatchObject({ body: 'Text', link: '/me', seenAt: null, readAt: null });
  expect({ total, unread }).toEqual({ total: 3, unread: 3 });
  expect((await list({ asc: true })).items[0]?.title).toBe('Сообщение 1');
});

test('looking changes nothing; saying so marks what is shown as seen, and only that', async () => {
  await list();
  expect((await list({ size: 1 })).unread).toBe(3);
  const shown = await list({ size: 2, seen: true });
  expect(shown.unread).toBe(3);
  expect(shown.items.map(({ seenAt }) => seenAt)).toEqual([null, null]);
  const later = await list();
  expect(later.items.map(({ seenAt }) => seenAt !== null)).toEqual([true, true, false]);
  expect(later.items.every(({ readAt }) => readAt === null)).toBe(true);
});

test('what was opened is read and seen, and keeps the first moment', async () => {
  const id = assertDefined((await list()).items[2]).id;
  expect((await list({ readId: id })).unread).toBe(2);
  const first = assertDefined((await list()).items[2]);
  expect(first.readAt).not.toBeNull();
  expect(first.seenAt).not.toBeNull();
  backend.clock.shift = 60_000;
  await list({ readId: id, seen: true });
  expect((await list()).items[2]).toEqual(first);
});

test('nobody marks the messages of another', async () => {
  const id = assertDefined((await list()).items[0]).id;
  await backend.send(listMyNotifications, { token: tokens.student, query: { readId: id } });
  expect((await list()).items[0]?.readAt).toBeNull();
});

test('what came after the moment that is named stays unread', async () => {
  const known = assertDefined((await list()).items[1]);
  const { body } = await backend.send(readMyNotifications, {
    token: tokens.newcomer,
    query: { until: known.sentAt },
  });
  expect(body.unread).toBe(1);
  const { items, unread } = await list();
  expect(items.map(({ readAt }) => readAt !== null)).toEqual([false, true, true]);
  expect(unread).toBe(1);
});

test('all is read at once: one’s own, and what was read before keeps its moment', async () => {
  const before = (await list()).items;
  const first = assertDefined(before[2]);
  backend.clock.shift = 120_000;
  const { body } = await backend.send(readMyNotifications, { token: tokens.newcomer });
  expect(body.unread).toBe(0);
  const { items, unread } = await list();
  expect(unread).toBe(0);
  expect(items[2]).toEqual(first);
  expect(items.map(({ seenAt }) => seenAt)).toEqual(before.map(({ seenAt }) => seenAt));
  expect(items.every(({ readAt }) => readAt !== null)).toBe(true);
  const other = await backend.send(listMyNotifications, { token: tokens.student });
  expect(other.body.unread).toBeGreaterThan(0);
});

test('one kind, and what is unread, are listed alone; the number unread is of all', async () => {
  const { items } = await list();
  const last = assertDefined(items[2]);
  await backend.db
    .update(humanNotifications)
    .set({ kind: 'CARD', readAt: null })
    .where(eq(humanNotifications.id, last.id));
  const cards = await list({ kind: 'CARD' });
  expect(cards).toMatchObject({ total: 1, items: [{ id: last.id }], unread: 1 });
  expect(await list({ kind: 'PAYMENT' })).toMatchObject({ total: 0, items: [], unread: 1 });
  expect(await list({ isUnread: true })).toMatchObject({ total: 1, items: [{ id: last.id }] });
  expect((await list({ isUnread: true, kind: 'INFO' })).total).toBe(0);
});

test('a malformed page or id is refused', async () => {
  const { status, body } = await backend.send(listMyNotifications, {
    token: tokens.newcomer,
    query: { size: 101, readId: 'x', seen: 'perhaps', kind: 'NEWS', isUnread: 'x' },
  });
  expect(status).toBe(422);
  expect(Object.keys(body.fields ?? {}).sort()).toEqual([
    'isUnread',
    'kind',
    'readId',
    'seen',
    'size',
  ]);
});

describe('what staff see of one person', () => {
  const send = (id: string) =>
    backend.send(listHumanTicketsMailing, { token: tokens.support, params: { id } });

  test('is the tickets and the messages', async () => {
    const { body } = await send(newcomer);
    expect(body.messages).toMatchObject({ total: 3, items: [{ title: 'Сообщение 3' }, {}, {}] });
    expect(body.tickets).toEqual({ items: [], total: 0 });
    const student = (await send(await backend.accountId('student'))).body;
    expect(student.tickets.total).toBeGreaterThan(0);
    expect(student.tickets.items[0]?.owner.email).toBe('student@example.test');
  });

  test('is nothing for somebody unknown', async () => {
    expect((await send('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await send('x')).status).toBe(422);
  });
});
