/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { attendTicket } from '@campus/shared/contract/support/liveCalls';
import { eq } from 'drizzle-orm';
import { users } from '../backend/domains/accounts/userTables';
import { assertDefined } from '../backend/platform/database/assertDefined';
import { backendForFile } from '../backend/testing/backendForFile';
import { followEvents, type HeardEvent } from '../backend/testing/followEvents';
import type { BackendProcess } from '../backend/testing/spawnBackend';
import { urlOf } from '../backend/testing/urlOf';
import { writeTicket } from '../fixtures/writeTicket';
import { smallRegistry } from '../fixtures/smallRegistry';
import { spawnServer } from '../fixtures/spawnServer';
import { postgresForFile } from './postgresForFile';

jest.setTimeout(180_000);

/** So many staff with so many windows each. */
const [staff, windows] = [125, 4];

const { withServer, backendsOn } = postgresForFile();
const desk = backendForFile();
const { start } = backendsOn(() => desk.db);
let token: string;
beforeAll(async () => {
  token = await desk.tokenOf('admin');
});

const ready = ({ name }: HeardEvent) => name === 'ready';
const filed = ({ name, data }: HeardEvent) =>
  name === 'ticket' && data.version === 1 && data.status === 'NEW';

async function attend({ origin }: BackendProcess, id: string) {
  const { method } = attendTicket;
  const answer = await fetch(origin + urlOf(attendTicket, { params: { id } }), {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tab: randomUUID(), isWriting: true }),
  });
  return answer.status;
}

withServer('what one process is told those hear who follow another one', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  const stream = await followEvents(other.origin, token);
  await stream.next(ready);
  expect((await writeTicket(one.origin)).status).toBe(200);
  const event = await stream.next(filed);
  const id = event.name === 'ticket' ? event.data.id : '';
  expect(await attend(one, id)).toBe(200);
  await stream.next(({ name, data }) => name === 'presence' && data.subject === id);
  await stream.leave();
});

withServer('after PostgreSQL was away those who follow are told to read anew', async (pg) => {
  const backend = await start();
  const stream = await followEvents(backend.origin, token);
  await stream.next(ready);
  stream.heard.length = 0;
  await pg.halt();
  await pg.resume();
  await stream.next(({ name }) => name === 'reload');
  let status = 0;
  while (status !== 200) ({ status } = await writeTicket(backend.origin));
  await stream.next(filed);
  await stream.leave();
});

withServer(
  'a process that is told to stop ends its streams and does not wait for them',
  async () => {
    const backend = await start();
    const streams = [];
    for (let each = 0; each < windows; each += 1)
      streams.push(await followEvents(backend.origin, token));
    expect(await backend.end('SIGTERM')).toBe(0);
    await Promise.all(streams.map(({ ended }) => ended));
  },
);

/** A session of each of so many members of staff. */
async function manyTokens() {
  const { db, services } = desk;
  const isSupport = eq(users.id, await desk.accountId('support'));
  const [support] = await db.select().from(users).where(isSupport);
  const { roleId, languageId } = assertDefined(support);
  const rows = Array.from({ length: staff }, (_, at) => ({
    ...{ login: `${randomUUID()}@example.test`, lastName: `Сотрудница ${at}`, firstName: 'Новая' },
    ...{ roleId, languageId, passwordHash: '' },
  }));
  const made = await db.insert(users).values(rows).returning({ id: users.id });
  const from = { ip: '127.0.0.1' };
  return Promise.all(made.map(({ id }) => services.sessions.open('STAFF', id, from)));
}

/** The server that browsers know, before a backend. */
async function openDoor({ origin }: BackendProcess) {
  const small = await smallRegistry();
  await small.releaseShell();
  const server = await spawnServer({ DATA_DIR: small.dataFolder, API_ORIGIN: origin });
  return {
    url: server.url,
    async close() {
      await server.end('SIGTERM');
      small.forget();
    },
  };
}

withServer(
  '500 who follow one process through one server all hear of a ticket, and calls are still answered',
  async () => {
    const door = await openDoor(await start());
    const tokens = await manyTokens();
    const openOne = async (one: string) => {
      const own = [];
      for (let each = 0; each < windows; each += 1) own.push(await followEvents(door.url, one));
      return own;
    };
    const streams = (await Promise.all(tokens.map(openOne))).flat();
    expect(streams.map(({ response }) => response.status)).toEqual(
      Array(staff * windows).fill(200),
    );
    await Promise.all(streams.map((stream) => stream.next(ready)));
    expect((await writeTicket(door.url)).status).toBe(200);
    const heard = await Promise.all(streams.map((stream) => stream.next(filed)));
    expect(new Set(heard.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    await Promise.all(streams.map((stream) => stream.leave()));
    await door.close();
  },
);
