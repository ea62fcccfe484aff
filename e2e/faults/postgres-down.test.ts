/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listLanguages } from '@campus/shared/contract/resources/calls';
import { spawnBackend, type BackendProcess } from '../backend/testing/spawnBackend';
import { assertDefined } from '../backend/platform/database/assertDefined';
import { writeTicket } from '../fixtures/writeTicket';
import { startPostgres } from '../run/startPostgres';

jest.setTimeout(120_000);

type Server = Awaited<ReturnType<typeof startPostgres>>;

/** So many that a refusal which first waits for a connection would outlast the test. */
const rounds = 30;

let server: Server;
let folder: string;
let backend: BackendProcess;
beforeAll(async () => {
  server = await startPostgres();
  if (!server) return;
  folder = await mkdtemp(join(tmpdir(), 'campus-faults-'));
  backend = await spawnBackend({ DATA_DIR: folder, DATABASE_URL: server.url });
});
afterAll(async () => {
  if (!server) return;
  await backend.end('SIGTERM');
  await server.stop();
  await rm(folder, { recursive: true });
});

const get = async (path: string) => (await fetch(backend.origin + path)).status;
const read = () => get(listLanguages.path);

async function recovered(): Promise<void> {
  if ((await read()) !== 200 || (await writeTicket(backend.origin)).status !== 200)
    return recovered();
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const { default: postgres } = await import('pg');
  const client = new postgres.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

/** Whether a server could be started is known only now: where none is installed nothing is proved. */
const withServer = (title: string, work: (server: NonNullable<Server>) => Promise<void>) =>
  test(title, async () => {
    if (!server) return console.warn('PostgreSQL is not installed: skipped');
    await work(server);
  });

withServer(
  'while PostgreSQL is down every call is refused at once, and the process lives',
  async (pg) => {
    expect(await read()).toBe(200);
    await pg.halt();
    for (let round = 0; round < rounds; round += 1) {
      expect(await read()).toBe(503);
      const refused = { status: 503, code: 'UNAVAILABLE' };
      expect(await writeTicket(backend.origin)).toMatchObject(refused);
    }
    expect(await get('/healthz')).toBe(200);
    expect(await get('/readyz')).toBe(503);
  },
);

withServer('when it is back calls succeed again by themselves', async (pg) => {
  await pg.resume();
  await recovered();
  expect(await get('/readyz')).toBe(200);
});

withServer('what was acknowledged while it stopped is there when it is back', async (pg) => {
  const acknowledged: string[] = [];
  const refused = new Set<number>();
  let isDown = false;
  const write = async () => {
    while (!isDown) {
      const { status, number } = await writeTicket(backend.origin);
      if (status === 200) acknowledged.push(assertDefined(number));
      else refused.add(status);
    }
  };
  const writing = Promise.all([write(), write(), write()]);
  while (acknowledged.length < 30) await read();
  await pg.halt();
  isDown = true;
  await writing;
  await pg.resume();
  await recovered();
  const rows = await query<{ number: string }>(pg.url, 'select number from tickets');
  const stored = new Set(rows.map(({ number }) => number));
  expect(acknowledged.filter((number) => !stored.has(number))).toStrictEqual([]);
  expect([...refused].filter((status) => status !== 503)).toStrictEqual([]);
});

withServer('the jobs of the backend go on', async (pg) => {
  await query(pg.url, "update jobs set run_at = now() where name = 'rates.sweep'");
  const isAhead =
    "select from jobs where name = 'rates.sweep' and run_at > now() + interval '1 min'";
  let done: object[] = [];
  while (done.length === 0) done = await query(pg.url, isAhead);
  expect(done).toHaveLength(1);
});
