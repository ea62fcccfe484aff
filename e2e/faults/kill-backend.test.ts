/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import { openDatabase } from '../backend/platform/database/openDatabase';
import { consents, tickets } from '../backend/domains/support/supportTables';
import {
  spawnBackend,
  spawnRefusedBackend,
  type BackendProcess,
} from '../backend/testing/spawnBackend';
import { assertDefined } from '../backend/platform/database/assertDefined';
import { writeTicket } from '../fixtures/writeTicket';

// Fourteen starts, and as many deaths amid writing: minutes where the machine has other work.
jest.setTimeout(1_800_000);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campus-faults-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** At each of seven moments twice. */
const rounds = 14;
const writers = 4;
/** Milliseconds until it listens; the first start made the database. */
const starts: number[] = [];
afterAll(() => {
  const restarts = starts.slice(1).sort((one, other) => one - other);
  const median = restarts[Math.floor(restarts.length / 2)] ?? 0;
  console.info(`After a kill it listens again in ${Math.round(median)} ms, as a rule.`);
});

/** Writes until the server is gone; returns the numbers that it acknowledged. */
async function writeUntilGone({ origin, end }: BackendProcess, killAfter: number) {
  const acknowledged: string[] = [];
  const write = async () => {
    for (;;) {
      acknowledged.push(assertDefined((await writeTicket(origin)).number));
      // The other writers are in the middle of theirs.
      if (acknowledged.length === killAfter) void end('SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: writers }, write));
  await end('SIGKILL');
  return acknowledged;
}

async function killedRound(round: number) {
  const start = performance.now();
  const backend = await spawnBackend({ DATA_DIR: folder });
  starts.push(performance.now() - start);
  // At another moment each time.
  return writeUntilGone(backend, 7 + (round % 7) * 5);
}

async function storedTickets() {
  const place = {
    folder: join(folder, 'db'),
    migrationsFolder: resolve('e2e/backend/migrations'),
  };
  const { db, close } = await openDatabase(place);
  const rows = await db.select({ number: tickets.number }).from(tickets);
  const torn = await db
    .select({ number: tickets.number })
    .from(tickets)
    .leftJoin(consents, eq(consents.ticketId, tickets.id))
    .where(isNull(consents.id));
  await close();
  return { numbers: new Set(rows.map(({ number }) => number)), torn };
}

test('a killed server loses nothing that it acknowledged and leaves nothing torn', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) acknowledged.push(...(await killedRound(round)));
  const { numbers, torn } = await storedTickets();
  expect(acknowledged.length).toBeGreaterThan(rounds * 20);
  expect(acknowledged.filter((number) => !numbers.has(number))).toStrictEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(torn).toStrictEqual([]);
});

describe('starting where it cannot', () => {
  let running: BackendProcess;
  beforeAll(async () => {
    running = await spawnBackend({ DATA_DIR: folder });
  });

  test('a second server on the same data folder is refused in one sentence', async () => {
    const { code, errors } = await spawnRefusedBackend({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(errors).toMatch(/^The data folder .* is in use by process \d+: .*\.\n$/);
  });

  test('a taken port is refused in one sentence', async () => {
    const env = { DATA_DIR: join(folder, 'other'), API_PORT: new URL(running.origin).port };
    const { code, errors } = await spawnRefusedBackend(env);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken: .*\.\n$/);
  });

  test('a database that cannot be reached is refused in one sentence', async () => {
    const { code, errors } = await spawnRefusedBackend({
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expect(errors).toMatch(/^PostgreSQL at DATABASE_URL cannot be used: .*\n$/);
    expect(errors).not.toMatch('secret');
  });

  test('a stopped server ends well and gives the folder back', async () => {
    expect(await running.end('SIGTERM')).toBe(0);
    const next = await spawnBackend({ DATA_DIR: folder });
    expect(await next.end('SIGTERM')).toBe(0);
  });
});
