/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listLanguages } from '@campus/shared/contract/resources/calls';
import { openDatabase } from '../backend/platform/database/openDatabase';
import { assertDefined } from '../backend/platform/database/assertDefined';
import { tickets } from '../backend/domains/support/supportTables';
import {
  spawnBackend,
  spawnRefusedBackend,
  type BackendProcess,
} from '../backend/testing/spawnBackend';
import { writeTicket } from '../fixtures/writeTicket';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'campus-disk-'));
const data = join(folder, 'data');
const filler = join(folder, 'filler');

/** A disk of its own needs the right to mount one, which not every machine gives. */
function mountDisk() {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
// Only a file system of its own can be filled without harm, and mounting one takes a right.
const isMounted = mountDisk();
const onSmallDisk = isMounted ? test : test.skip;

let backend: BackendProcess;
const acknowledged: string[] = [];

async function write() {
  const { status, number } = await writeTicket(backend.origin);
  if (status === 200) acknowledged.push(assertDefined(number));
  return status;
}

async function until(status: number): Promise<void> {
  if ((await write()) !== status) return until(status);
}

function fillDisk(left: number) {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
}

beforeAll(async () => {
  if (isMounted) backend = await spawnBackend({ DATA_DIR: data });
});
afterAll(async () => {
  if (isMounted) {
    await backend.end('SIGTERM');
    execFileSync('umount', [folder]);
  }
  rmSync(folder, { recursive: true, force: true });
});

onSmallDisk('on a full disk writing is refused, reading goes on', async () => {
  await until(200);
  fillDisk(300 * 1_024);
  await until(503);
  for (let round = 0; round < 20; round += 1) {
    expect(await writeTicket(backend.origin)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  }
  expect((await fetch(backend.origin + listLanguages.path)).status).toBe(200);
});

onSmallDisk('a backend does not start there, and says why', async () => {
  const { code, errors } = await spawnRefusedBackend({ DATA_DIR: join(folder, 'other') });
  expect(code).toBe(1);
  expect(errors).toMatch(/^The disk of the data folder .* is full: .*\.\n$/);
});

onSmallDisk('when there is room again writing succeeds by itself', async () => {
  rmSync(filler);
  await until(200);
});

onSmallDisk('nothing that was acknowledged is lost', async () => {
  expect(await backend.end('SIGTERM')).toBe(0);
  const migrationsFolder = resolve('e2e/backend/migrations');
  const { db, close } = await openDatabase({ folder: join(data, 'db'), migrationsFolder });
  const rows = await db.select({ number: tickets.number }).from(tickets);
  await close();
  const stored = new Set(rows.map(({ number }) => number));
  expect(acknowledged.filter((number) => !stored.has(number))).toStrictEqual([]);
});
