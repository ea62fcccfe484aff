/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTimeout } from '../../testing/startTestBackend';
import { openEmbedded } from './openDatabase';

const migrationsFolder = path.join(import.meta.dirname, '../../migrations');

const othersThanIntervals = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
];

let folder: string;
let opened: Awaited<ReturnType<typeof openEmbedded>>;
beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: othersThanIntervals });
  folder = await mkdtemp(path.join(tmpdir(), 'campus-embedded-'));
  opened = await openEmbedded({ folder, migrationsFolder });
}, startTimeout);
afterAll(() => {
  jest.useRealTimers();
  return rm(folder, { recursive: true });
});

test('a file is read while the embedded database has a long queue', async () => {
  let left = 500;
  const queue = Array.from({ length: left }, async (_, number) => {
    await opened.db.execute(sql`select ${number}::int`);
    left -= 1;
  });
  await readFile(import.meta.filename);
  expect(left).toBeGreaterThan(0);
  await Promise.all(queue);
});

test('the embedded database in a folder is vacuumed every minute until it is closed', async () => {
  const { db, close } = opened;
  const vacuums = async () => {
    await db.execute(sql`select pg_stat_force_next_flush()`);
    const [row] = await db
      .select({ count: sql<string>`vacuum_count` })
      .from(sql`pg_stat_user_tables`)
      .where(sql`relname = 'languages'`);
    return Number(row?.count);
  };
  await db.execute(sql`insert into languages (key, name) values ('ru', 'Русский')`);
  expect(await vacuums()).toBe(0);
  jest.advanceTimersByTime(60_000);
  for (let left = 1_000; left > 0 && (await vacuums()) === 0; left -= 1);
  expect(await vacuums()).toBe(1);
  await close();
  expect(jest.getTimerCount()).toBe(0);
});
