/** @jest-environment node */
import { PGlite } from '@electric-sql/pglite';
import { startTimeout } from '../../testing/startTestBackend';
import { vacuumTables } from './vacuumTables';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
}, startTimeout);
afterAll(() => client.close());

/** Changes that the counters know at once: by themselves they are told once a second. */
const run = (query: string) => client.exec(`${query}; select pg_stat_force_next_flush()`);

/** What the planner knows of a table, and how often a vacuum has looked at it. */
async function known(name: string) {
  const { rows } = await client.query<{ reltuples: number; dead: number; vacuums: number }>(
    `select c.reltuples, s.n_dead_tup::int as dead, s.vacuum_count::int as vacuums
     from pg_class c join pg_stat_user_tables s on s.relid = c.oid where c.relname = $1`,
    [name],
  );
  return rows[0];
}

test('a table is counted once it has rows, and again when a share of it has changed', async () => {
  await client.exec('create table "Books" (number int); create table empty (number int)');
  await run('insert into "Books" select generate_series(1, 1000)');
  expect(await known('Books')).toEqual({ reltuples: -1, dead: 0, vacuums: 0 });
  await vacuumTables(client);
  expect(await known('Books')).toEqual({ reltuples: 1000, dead: 0, vacuums: 1 });
  expect(await known('empty')).toEqual({ reltuples: -1, dead: 0, vacuums: 0 });

  await run('delete from "Books" where number <= 100');
  await vacuumTables(client);
  expect(await known('Books')).toEqual({ reltuples: 1000, dead: 100, vacuums: 1 });
  await run('delete from "Books" where number <= 300');
  await vacuumTables(client);
  expect(await known('Books')).toEqual({ reltuples: 700, dead: 0, vacuums: 2 });
});

test('rows that change all day leave a table as large as it was', async () => {
  const size = async () =>
    (await client.query(`select pg_relation_size('queue')::int as size`)).rows[0];
  await client.exec(`
    create table queue (work text);
    insert into queue select repeat('x', 100) from generate_series(1, 500)`);
  const change = async () => {
    await run('update queue set work = work');
    await vacuumTables(client);
  };
  await change();
  const first = await size();
  for (let time = 0; time < 5; time += 1) await change();
  expect(await size()).toEqual(first);
});
