/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import { signOut } from '@campus/shared/contract/auth/calls';
import { attendTicket, leaveTicket } from '@campus/shared/contract/support/liveCalls';
import { sql } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { followEvents, type HeardEvent } from '../../testing/followEvents';
import { ticketDeskForFile } from '../../testing/ticketDeskForFile';
import { endSessions } from '../auth/endSessions';

const desk = ticketDeskForFile();
let origin = '';
beforeAll(async () => {
  await desk.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(desk.app.server.address() as AddressInfo).port}`;
});

const open: Awaited<ReturnType<typeof followEvents>>[] = [];
async function follow(token: string, after?: string) {
  const stream = await followEvents(origin, token, after);
  open.push(stream);
  return stream;
}
afterEach(() => Promise.all(open.splice(0).map((stream) => stream.leave())));

const ready = ({ name }: HeardEvent) => name === 'ready';
const about =
  (id: string, version = 1) =>
  ({ name, data }: HeardEvent) =>
    name === 'ticket' && data.id === id && data.version >= version;

test('staff hear of a new ticket and of each change, and nobody’s words', async () => {
  const stream = await follow(await desk.tokenOf('audit'));
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.response.headers.get('cache-control')).toBe('no-store, no-transform');
  await stream.next(ready);
  const id = await desk.ticketIn('NEW');
  const filed = await stream.next(about(id));
  expect(filed.data).toEqual({ id, version: 1, status: 'NEW', assigneeId: null });
  await desk.answer(id, { text: 'Справка готова.', assigneeId: desk.support });
  const answered = await stream.next(about(id, 2));
  expect(answered.data).toEqual({ id, version: 2, status: 'ANSWERED', assigneeId: desk.support });
});

test('what was rolled back is not told', async () => {
  const stream = await follow(await desk.tokenOf('support'));
  await stream.next(ready);
  const id = await desk.ticketIn('NEW');
  await desk.db
    .transaction(async (tx) => {
      await tx.execute(sql`update tickets set version = 7 where id = ${id}`);
      throw new Error('undone');
    })
    .catch(() => {});
  await desk.answer(id, { priority: 'LOW' });
  await stream.next(about(id, 2));
  expect(stream.heard.filter(about(id, 3))).toStrictEqual([]);
});

test('a participant is refused, and so is a guest', async () => {
  const participant = await follow(await desk.tokenOf('student'));
  expect(participant.response.status).toBe(403);
  expect((await follow('nobody')).response.status).toBe(401);
});

test('who was cut off hears what was missed, and only that', async () => {
  const token = await desk.tokenOf('support');
  const before = await follow(token);
  const first = await desk.ticketIn('NEW');
  const { id: last } = await before.next(about(first));
  await before.leave();
  const second = await desk.ticketIn('NEW');
  const after = await follow(token, last);
  await after.next(about(second));
  await after.next(ready);
  expect(after.heard.filter(about(first))).toStrictEqual([]);
  expect(after.heard.filter(({ name }) => name === 'reload')).toStrictEqual([]);
});

test('a screen that was read before its stream was open misses nothing in between', async () => {
  const early = await follow(await desk.tokenOf('admin'));
  await early.next(ready);
  const id = await desk.ticketIn('NEW');
  await early.next(about(id));
  const stream = await follow(await desk.tokenOf('support'));
  await stream.next(ready);
  const isTold = stream.heard.some((event) => event.name === 'reload' || about(id)(event));
  expect(isTold).toBe(true);
});

test.each(['another-process.3', 'nonsense'])(
  'who comes back after %s, which nobody remembers, is told to read anew',
  async (last) => {
    const stream = await follow(await desk.tokenOf('support'), last);
    await stream.next(({ name }) => name === 'reload');
    await stream.next(ready);
  },
);

test('signing out ends the stream, and that of another session goes on', async () => {
  const token = await desk.tokenOf('support');
  const [stream, other] = [await follow(token), await follow(await desk.tokenOf('support'))];
  await desk.send(signOut, { token, body: { authToken: token } });
  await stream.ended;
  const id = await desk.ticketIn('NEW');
  await other.next(about(id));
  expect(stream.heard.filter(about(id))).toStrictEqual([]);
});

test('another role ends the stream before anything more is told', async () => {
  const id = await desk.ticketIn('NEW');
  const stream = await follow(await desk.tokenOf('support'));
  await stream.next(ready);
  const roleOf = (key: string) =>
    sql`update users set role_id = (select id from user_roles where key = ${key}) where id = ${desk.support}`;
  try {
    await desk.db.execute(roleOf('CONTENT_MANAGER'));
    await desk.answer(id, { priority: 'LOW' }, 'admin');
    await stream.ended;
    expect(stream.heard.filter(about(id, 2))).toStrictEqual([]);
  } finally {
    await desk.db.execute(roleOf('SUPPORT'));
  }
});

test('an account that is closed ends its streams', async () => {
  const stream = await follow(await desk.tokenOf('audit'));
  const id = await desk.accountId('audit');
  await desk.db.transaction((tx) => endSessions(tx, { kind: 'STAFF', id }, 'status'));
  await stream.ended;
});

describe('who is there', () => {
  const [tab, otherTab] = [crypto.randomUUID(), crypto.randomUUID()];
  interface Place {
    isWriting?: boolean;
    tab?: string;
  }
  const attend = async (by: 'admin' | 'support' | 'audit', id: string, place: Place = {}) => {
    const body = { tab, isWriting: false, ...place };
    return desk.send(attendTicket, { token: await desk.tokenOf(by), params: { id }, body });
  };
  const at = (id: string, isWriting: boolean) => (event: HeardEvent) =>
    event.name === 'presence' &&
    event.data.subject === id &&
    event.data.people.some((person) => person.isWriting === isWriting);

  test('colleagues hear who looks and who writes, also those who come later', async () => {
    const id = await desk.ticketIn('NEW');
    const stream = await follow(await desk.tokenOf('admin'));
    expect(await attend('support', id)).toMatchObject({ status: 200, body: {} });
    const looking = await stream.next(at(id, false));
    const name = expect.stringMatching(/^\S+ \S+$/) as string;
    const person = { id: desk.support, name, isWriting: false };
    expect(looking.data).toEqual({ subject: id, people: [person] });
    await attend('support', id, { isWriting: true });
    await stream.next(at(id, true));
    const later = await follow(await desk.tokenOf('admin'));
    await later.next(at(id, true));
  });

  test('who closes the last of two tabs is not there any more at once, and colleagues hear it', async () => {
    const id = await desk.ticketIn('NEW');
    const stream = await follow(await desk.tokenOf('admin'));
    await attend('support', id, { isWriting: true });
    await attend('support', id, { tab: otherTab });
    await stream.next(at(id, true));
    const leave = async (by: 'support' | 'audit', from: string) =>
      desk.send(leaveTicket, {
        token: await desk.tokenOf(by),
        params: { id },
        query: { tab: from },
      });
    expect((await leave('audit', tab)).status).toBe(403);
    expect((await desk.send(leaveTicket, { params: { id }, query: { tab } })).status).toBe(401);
    expect(await leave('support', tab)).toMatchObject({ status: 200, body: {} });
    await stream.next(at(id, false));
    await leave('support', otherTab);
    await stream.next(
      ({ name, data }) => name === 'presence' && data.subject === id && data.people.length === 0,
    );
    const told = stream.heard.filter(({ name }) => name === 'presence');
    expect(
      told.slice(0, -1).every(({ data }) => 'people' in data && data.people.length === 1),
    ).toBe(true);
  });

  test('those who only read do not stand there, and a ticket that is none has nobody', async () => {
    const id = await desk.ticketIn('NEW');
    expect((await attend('audit', id)).status).toBe(403);
    expect((await attend('admin', crypto.randomUUID())).status).toBe(404);
    const { status, body } = await desk.send(attendTicket, {
      token: await desk.tokenOf('admin'),
      params: { id },
      body: { tab, isWriting: 'perhaps' },
    });
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: { isWriting: 'INVALID' },
    });
  });
});

/** As soon as those of the tests before are known to have been left. */
async function followWithRoom(token: string) {
  let stream = await follow(token);
  while (stream.response.status === 503) stream = await follow(token);
  return stream;
}

test('one person has four streams, and a fifth when one of them has ended', async () => {
  const token = await desk.tokenOf('support');
  const four = [];
  for (let each = 0; each < 4; each += 1) four.push(await followWithRoom(token));
  const fifth = await follow(token);
  expect(fifth.response.status).toBe(503);
  expect(fifth.response.headers.get('retry-after')).toBe('30');
  expect((await follow(await desk.tokenOf('admin'))).response.status).toBe(200);
  await assertDefined(four[0]).leave();
  expect((await followWithRoom(token)).response.status).toBe(200);
});

test('a process that closes waits for no stream', async () => {
  const stream = await follow(await desk.tokenOf('support'));
  await desk.app.close();
  await stream.ended;
});
