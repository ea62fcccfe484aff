/** @jest-environment node */
import { sql } from 'drizzle-orm';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded } from '../backend/platform/database/openDatabase';

const migrationsFolder = path.resolve('e2e/backend/migrations');
const folder = fs.mkdtempSync(path.join(tmpdir(), 'campus-durable-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const open = (isDurable: boolean) =>
  openEmbedded({ folder: path.join(folder, String(isDurable)), isDurable, migrationsFolder });

/** How often the disk was waited for while this row was written. */
async function syncsOf(isDurable: boolean) {
  const { db, close } = await open(isDurable);
  const fsync = jest.spyOn(fs, 'fsyncSync');
  await db.execute(sql`create table kept (value int)`);
  fsync.mockClear();
  await db.execute(sql`insert into kept values (1)`);
  const { length } = fsync.mock.calls;
  fsync.mockRestore();
  await close();
  return length;
}

test('what is acknowledged is on the disk when that is asked for, and stays', async () => {
  expect(await syncsOf(true)).toBeGreaterThan(0);
  const { db, close } = await open(true);
  const rows = await db.select({ value: sql<number>`value` }).from(sql`kept`);
  expect(rows).toEqual([{ value: 1 }]);
  await close();
});

test('otherwise nobody waits for the disk', async () => {
  expect(await syncsOf(false)).toBe(0);
});
