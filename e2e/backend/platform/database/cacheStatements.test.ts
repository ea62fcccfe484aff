/** @jest-environment node */
import { PGlite } from '@electric-sql/pglite';
import { startTimeout } from '../../testing/startTestBackend';
import { cacheStatements } from './cacheStatements';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  cacheStatements(client);
  await client.exec(`
    create table books (id int primary key, title text, tags jsonb, printed timestamptz);
    insert into books values (1, 'Ёж', '["a"]', '2026-11-29T10:00:00Z'), (2, 'Лес', null, null)`);
}, startTimeout);
afterAll(() => client.close());

/** The statements that the database keeps and that begin so; `exec` asks for them without one being kept. */
async function keptLike(begin: string) {
  const [answer] = await client.exec(
    `select statement from pg_prepared_statements where statement like '${begin}%'`,
  );
  return answer?.rows.map((row) => row.statement as string);
}

const finder = (columns: string) => (id: unknown) =>
  client.query(`select ${columns} from books where id = $1`, [id]);

test('a statement is kept once, and answers for what it is given each time', async () => {
  const find = finder('*');
  expect((await find(1)).rows).toEqual([
    { id: 1, title: 'Ёж', tags: ['a'], printed: new Date('2026-11-29T10:00:00Z') },
  ]);
  expect((await find('2')).rows).toEqual([{ id: 2, title: 'Лес', tags: null, printed: null }]);
  expect((await find(3)).rows).toStrictEqual([]);
  expect((await find(1)).fields.map(({ name }) => name)).toEqual([
    'id',
    'title',
    'tags',
    'printed',
  ]);
  expect(await keptLike('select * from books')).toHaveLength(1);
});

test('what changes rows is kept too, in a transaction and after it was taken back', async () => {
  const rename = (title: string) => (tx: Pick<PGlite, 'query'>) =>
    tx.query('update books set title = $1 where id = 1 returning title', [title]);
  const failed = client.transaction(async (tx) => {
    await rename('Мох')(tx);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect((await finder('title')(1)).rows).toEqual([{ title: 'Ёж' }]);
  const { rows, affectedRows } = await client.transaction(rename('Мох'));
  expect({ rows, affectedRows }).toEqual({ rows: [{ title: 'Мох' }], affectedRows: 1 });
  expect(await keptLike('update')).toHaveLength(1);
});

test('a statement with a mistake is told each time, and is not kept', async () => {
  const ask = () => client.query('select nothing from books');
  await expect(ask()).rejects.toThrow('does not exist');
  await expect(ask()).rejects.toThrow('does not exist');
  expect(await keptLike('select nothing')).toStrictEqual([]);
});

test('after a parameter that is refused, and in a transaction that it ended, a statement goes on', async () => {
  const find = finder('id');
  await find(1);
  await expect(find('one')).rejects.toThrow('invalid input syntax');
  expect((await find(1)).rows).toHaveLength(1);
  await client.query('begin');
  await expect(find('one')).rejects.toThrow('invalid input syntax');
  await expect(find(1)).rejects.toThrow('current transaction is aborted');
  await client.query('rollback');
  expect((await find(1)).rows).toHaveLength(1);
  expect(await keptLike('select id from books')).toHaveLength(1);
});

test('once a table has another column, a statement fails at most once and has it then', async () => {
  const find = finder('books.*');
  await find(1);
  await client.exec('alter table books add pages int default 9');
  await find(1).catch(() => undefined);
  expect((await find(1)).rows).toMatchObject([{ pages: 9 }]);
  expect(await keptLike('select books.*')).toHaveLength(1);
});

test('nothing is kept of what is no query, or is long', async () => {
  await client.query('create table others (id int)');
  await client.query(`select '${'x'.repeat(9_000)}' as text`);
  expect(await keptLike('create')).toStrictEqual([]);
  expect(await keptLike(`select ''x`)).toStrictEqual([]);
});

test('of many statements those used last are kept', async () => {
  const find = finder('tags');
  await find(1);
  for (let number = 0; number < 399; number += 1) await client.query(`select ${number} as number`);
  await find(1);
  await client.query('select 399 as number');
  expect(await keptLike('select tags')).toHaveLength(1);
  expect(await keptLike('select 0 as')).toStrictEqual([]);
  expect(await keptLike('')).toHaveLength(400);
});
