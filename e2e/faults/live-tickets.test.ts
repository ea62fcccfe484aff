/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attendTicket } from '@campus/shared/contract/support/liveCalls';
import { eq, sql } from 'drizzle-orm';
import { users } from '../backend/domains/accounts/userTables';
import { assertDefined } from '../backend/platform/database/assertDefined';
import { followEvents, type HeardEvent } from '../backend/testing/followEvents';
import { spawnBackend, type BackendProcess } from '../backend/testing/spawnBackend';
import { startTestBackend, type TestBackend } from '../backend/testing/startTestBackend';
import { urlOf } from '../backend/testing/urlOf';
import { writeTicket } from '../fixtures/writeTicket';
import { startPostgres } from '../run/startPostgres';

jest.setTimeout(180_000);

/** So many staff with so many windows each. */
const [staff, windows] = [125, 4];

let server: Awaited<ReturnType<typeof startPostgres>>;
let desk: TestBackend;
let folder: string;
const processes: BackendProcess[] = [];
let token: string;

async function start() {
  const [own] = await desk.db
    .select({ name: sql<string>`name` })
    .from(sql`(select current_database() as name) as own`);
  const pathname = `/${assertDefined(own).name}`;
  const url = Object.assign(new URL(assertDefined(server).url), { pathname }).href;
  const backend = await spawnBackend({ DATA_DIR: folder, DATABASE_URL: url });
  processes.push(backend);
  return backend;
}

beforeAll(async () => {
  server = await startPostgres();
  if (!server) return;
  process.env.TEST_DATABASE_URL = server.url;
  desk = await startTestBackend();
  token = await desk.tokenOf('admin');
  folder = await mkdtemp(join(tmpdir(), 'campus-faults-'));
  await mkdir(join(folder, 'keys'));
  // The key of backends under test: sessions of the desk hold for the processes as well.
  await writeFile(join(folder, 'keys/database.key'), 'a test');
});
afterEach(() => Promise.all(processes.splice(0).map((backend) => backend.end('SIGTERM'))));
afterAll(async () => {
  if (!server) return;
  await desk.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Whether a server could be started is known only now: where none is installed nothing is proved. */
const withServer = (title: string, work: (pg: NonNullable<typeof server>) => Promise<void>) =>
  test(title, async () => {
    if (!server) return console.warn('PostgreSQL is not installed: skipped');
    await work(server);
  });

const ready = ({ name }: HeardEvent) => name === 'ready';
const filed = ({ name, data }: HeardEvent) =>
  name === 'ticket' && data.version === 1 && data.status === 'NEW';

async function attend({ origin }: BackendProcess, id: string) {
  const { method } = attendTicket;
  const answer = await fetch(origin + urlOf(attendTicket, { params: { id } }), {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ isWriting: true }),
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
    processes.splice(0);
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

withServer(
  '500 who follow one process all hear of a ticket, and calls are still answered',
  async () => {
    const backend = await start();
    const tokens = await manyTokens();
    const openOne = async (one: string) => {
      const own = [];
      for (let each = 0; each < windows; each += 1)
        own.push(await followEvents(backend.origin, one));
      return own;
    };
    const streams = (await Promise.all(tokens.map(openOne))).flat();
    expect(streams.map(({ response }) => response.status)).toEqual(
      Array(staff * windows).fill(200),
    );
    await Promise.all(streams.map((stream) => stream.next(ready)));
    expect((await writeTicket(backend.origin)).status).toBe(200);
    const heard = await Promise.all(streams.map((stream) => stream.next(filed)));
    expect(new Set(heard.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    await Promise.all(streams.map((stream) => stream.leave()));
  },
);
