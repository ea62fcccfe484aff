import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  countAudience,
  createNotification,
  getNotification,
  sendNotification,
  stopNotification,
} from '@campus/shared/contract/notifications/calls';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { humanNotifications } from '../backend/domains/inbox/inboxTables';
import { jobs } from '../backend/platform/jobs/jobTables';
import { claimJob, performJob } from '../backend/platform/jobs/runDueJobs';
import { spawnBackend } from '../backend/testing/spawnBackend';
import { startTestBackend, type TestBackend } from '../backend/testing/startTestBackend';
import { createDataFolder, urlOf } from '../faults/postgresForFile';
import { startPostgres } from '../run/startPostgres';

const people = Number(process.env.PEOPLE ?? 500_000);
const channels = ['INBOX'];
const audience = { mode: 'ALL' };
const words = { title: { ru: 'Замер' }, body: { ru: 'Замер.' }, kind: 'INFO' };

const seconds = (took: number) => `${(took / 1_000).toFixed(1)} s`;
const grouped = (count: number) => Math.round(count).toLocaleString('en');

async function timed<T>(work: () => Promise<T>) {
  const begin = performance.now();
  const result = await work();
  return { result, took: performance.now() - begin };
}

/** By a connection of its own: those of the backend are patient for some seconds only. */
async function addPeople(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into humans (email, last_name, language_id)
    select 'crowd' || number || '@example.test', 'Толпа', (select id from languages where key = 'ru')
    from generate_series(1, $1::int) as number`,
    [people],
  );
  await client.query('vacuum (analyze) humans');
  await client.end();
}

/** Works until nothing waits; gives how long each piece took. */
async function deliver({ services }: TestBackend) {
  const pieces: number[] = [];
  for (;;) {
    const job = await claimJob(services);
    if (!job) return pieces.sort((one, other) => one - other);
    const { took } = await timed(() => performJob(job, services));
    if (job.name === 'notification.send') pieces.push(took);
  }
}

async function figuresOf({ db }: TestBackend, id: string) {
  const [row] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      people: sql<number>`count(distinct ${humanNotifications.humanId})::int`,
    })
    .from(humanNotifications)
    .where(eq(humanNotifications.notificationId, id));
  return row;
}

/** Sends a mailing to everybody; returns its id. */
async function sendToAll(backend: TestBackend, token: string) {
  const body = { ...words, audience, channels };
  const { id } = (await backend.send(createNotification, { token, body })).body;
  await backend.send(sendNotification, { token, params: { id } });
  return id;
}

interface Mailing {
  backend: TestBackend;
  token: string;
  id: string;
  /** How many had it, each time that somebody asked and it was another number. */
  progress: number[];
}

async function read({ backend, token, id, progress }: Mailing) {
  const { body } = await backend.send(getNotification, { token, params: { id } });
  if (body.stats.delivered !== progress.at(-1)) progress.push(body.stats.delivered);
  return body;
}

async function until(
  mailing: Mailing,
  isReached: (now: Awaited<ReturnType<typeof read>>) => boolean,
) {
  for (;;) {
    const now = await read(mailing);
    if (isReached(now)) return now;
    await wait(50);
  }
}

/** What the mailing says of itself, and what is in the inboxes. */
async function outcomeOf(mailing: Mailing) {
  const { stats, status } = await read(mailing);
  const figures = await figuresOf(mailing.backend, mailing.id);
  const { delivered, failed, targeted } = stats;
  const isTrue = figures?.rows === delivered && figures.people === delivered;
  return `${status}: targeted ${grouped(targeted)}, delivered ${grouped(delivered)}, failed ${failed}; in the inboxes ${grouped(figures?.rows ?? 0)} of ${grouped(figures?.people ?? 0)} different people${isTrue ? '' : ' — WRONG'}`;
}

/** When a third is done. */
const amid = (mailing: Mailing) => until(mailing, ({ stats }) => stats.delivered > people / 3);

/** What somebody who died has asked of the database goes on for a moment. */
async function settled(mailing: Mailing) {
  let [before, now] = ['', await outcomeOf(mailing)];
  while (before !== now) {
    await wait(500);
    [before, now] = [now, await outcomeOf(mailing)];
  }
  return now;
}

/** A mailing to everybody by somebody whose session is fresh: it lives for ten minutes. */
async function begin(backend: TestBackend): Promise<Mailing> {
  const token = await backend.tokenOf('admin');
  return { backend, token, id: await sendToAll(backend, token), progress: [] };
}

/** A process is killed amid a mailing, and another goes on with it; then one is stopped. */
async function disturb(backend: TestBackend, url: string) {
  const env = { DATA_DIR: await createDataFolder(), DATABASE_URL: await urlOf(backend.db, url) };
  const killed = await begin(backend);
  const first = await spawnBackend(env);
  await amid(killed);
  await first.end('SIGKILL');
  const then = await settled(killed);
  // What a dead process holds is free after five minutes; nobody waits for them here.
  await backend.db.update(jobs).set({ lockedUntil: null });
  const next = await spawnBackend(env);
  const { took } = await timed(() => until(killed, ({ status }) => status !== 'SENDING'));
  const { progress } = killed;
  const isForward = progress.every((now, at) => at === 0 || now > (progress[at - 1] ?? 0));
  const lines = [
    `- Killed (\`kill -9\`) amid a mailing: ${then}`,
    `- Another process went on and was done in ${seconds(took)}: ${await outcomeOf(killed)}`,
    `- Of its progress ${progress.length} numbers were told${isForward ? ', each larger than the one before' : ' — WRONG: one was smaller than the one before'}`,
  ];
  const stopped = await begin(backend);
  await amid(stopped);
  const { token, id } = stopped;
  const stop = await timed(() => backend.send(stopNotification, { token, params: { id } }));
  const at = await settled(stopped);
  await next.end('SIGTERM');
  const isStill = at === (await outcomeOf(stopped));
  return [
    ...lines,
    `- Stopped amid a mailing, answered in ${stop.took.toFixed(0)} ms: ${at}; ${isStill ? 'nobody got it after that' : 'WRONG: others got it after that'}`,
  ];
}

async function measure(backend: TestBackend) {
  const token = await backend.tokenOf('admin');
  const count = await timed(() =>
    backend.send(countAudience, { token, body: { audience, channels } }),
  );
  const { id } = (
    await backend.send(createNotification, { token, body: { ...words, audience, channels } })
  ).body;
  const send = await timed(() => backend.send(sendNotification, { token, params: { id } }));
  const delivery = await timed(() => deliver(backend));
  const pieces = delivery.result;
  const { stats, status } = (await backend.send(getNotification, { token, params: { id } })).body;
  const figures = await figuresOf(backend, id);
  const at = (share: number) => pieces[Math.floor((pieces.length - 1) * share)] ?? 0;
  return [
    `- The number of an audience of ${grouped(count.result.body.recipients ?? 0)}, with each channel: ${count.took.toFixed(0)} ms`,
    `- The answer to “send”: ${send.took.toFixed(0)} ms`,
    `- Delivered to ${grouped(stats.delivered)} inboxes in ${seconds(delivery.took)}: ${grouped((stats.delivered * 1_000) / delivery.took)} a second; a piece of a thousand p50 ${at(0.5).toFixed(0)}, p95 ${at(0.95).toFixed(0)} ms`,
    `- ${status}: targeted ${grouped(stats.targeted)}, delivered ${grouped(stats.delivered)}, failed ${stats.failed}; rows ${grouped(figures?.rows ?? 0)}, different people ${grouped(figures?.people ?? 0)}`,
  ];
}

async function measureAll({ url }: { url: string }) {
  process.env.TEST_DATABASE_URL = url;
  const [load = 0] = loadavg();
  const backend = await startTestBackend();
  await addPeople(await urlOf(backend.db, url));
  const lines = [
    `A message to everybody, ${cpus().length} processors with a load of ${load.toFixed(1)} before.`,
    '',
    ...(await measure(backend)),
    ...(await disturb(backend, url)),
  ];
  await backend.stop();
  writeFileSync(path.join(import.meta.dirname, 'mailing.md'), `${lines.join('\n')}\n`);
  console.log(lines.join('\n'));
}

const server = await startPostgres();
if (server)
  try {
    await measureAll(server);
  } finally {
    await server.stop();
  }
else {
  console.error('The bench needs PostgreSQL to be installed.');
  process.exitCode = 1;
}
