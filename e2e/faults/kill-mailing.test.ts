/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { humanNotifications } from '../backend/domains/inbox/inboxTables';
import { assertDefined } from '../backend/platform/database/assertDefined';
import { jobs } from '../backend/platform/jobs/jobTables';
import { crowdSize, mailingsForFile, toCrowd } from '../backend/testing/mailingsForFile';
import { spawnBackend } from '../backend/testing/spawnBackend';
import { startPostgres } from '../run/startPostgres';

jest.setTimeout(120_000);

let server: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  server = await startPostgres();
  // Where the own database of the mailings is made.
  if (server) process.env.TEST_DATABASE_URL = server.url;
});
const post = mailingsForFile();

let folder: string;
let url: string;
beforeAll(async () => {
  if (!server) return;
  folder = await mkdtemp(join(tmpdir(), 'campus-faults-'));
  await mkdir(join(folder, 'keys'));
  await writeFile(join(folder, 'keys/database.key'), 'a test');
  const [own] = await post.db
    .select({ name: sql<string>`name` })
    .from(sql`(select current_database() as name) as own`);
  url = Object.assign(new URL(server.url), { pathname: `/${assertDefined(own).name}` }).href;
});
afterAll(async () => {
  if (!server) return;
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Holds somebody's account, so that whoever serves that piece of a mailing has to stop in it. */
async function holdPerson(humanId: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>(
    'select pg_backend_pid() as pid from humans where id = $1 for update',
    [humanId],
  );
  const { pid } = assertDefined(rows[0]);
  const waiting = () =>
    post.db
      .select({ pid: sql<number>`pid` })
      .from(sql`pg_stat_activity`)
      .where(sql`${pid}::int = any(pg_blocking_pids(pid))`);
  return {
    async isWaitedFor() {
      while ((await waiting()).length === 0);
    },
    letGo: () => client.end(),
  };
}

/** What a process that is dead holds is free again after five minutes; nobody waits for them here. */
const freeJobs = () => post.db.update(jobs).set({ lockedUntil: null });

const start = () => spawnBackend({ DATA_DIR: folder, DATABASE_URL: url });

test('a server killed amid a mailing sends it to the others, to nobody twice, and the figures add up', async () => {
  if (!server) return console.warn('PostgreSQL is not installed: skipped');
  const id = await post.draft({ audience: toCrowd });
  const person = await holdPerson(assertDefined(post.crowd[1_500]));
  await post.start(id);
  const first = await start();
  await person.isWaitedFor();
  await first.end('SIGKILL');
  await person.letGo();
  expect(await post.inboxesWith(id)).toBe(1_000);
  expect(await post.read(id)).toMatchObject({
    status: 'SENDING',
    stats: { targeted: crowdSize, delivered: 1_000, failed: 0 },
  });

  await freeJobs();
  const next = await start();
  while ((await post.read(id)).status === 'SENDING');
  await next.end('SIGKILL');
  expect(await post.read(id)).toMatchObject({
    status: 'SENT',
    stats: { targeted: crowdSize, delivered: crowdSize, failed: 0 },
  });
  const rows = await post.db
    .select({ humanId: humanNotifications.humanId })
    .from(humanNotifications)
    .where(eq(humanNotifications.notificationId, id));
  expect(rows.map(({ humanId }) => humanId).sort()).toEqual([...post.crowd].sort());
});
