/** @jest-environment node */
import { inArray, sql } from 'drizzle-orm';
import { humans, students } from '../../domains/accounts/humanTables';
import { tickets } from '../../domains/support/supportTables';
import { applications } from '../../domains/applications/applicationTables';
import { eskCards } from '../../domains/cards/cardTables';
import { syncMessages } from '../../domains/sync/syncTables';
import { backendForFile } from '../../testing/backendForFile';
import { countRows } from './countRows';
import { addUpTallies, countTallied } from './tally';

const backend = backendForFile();
const tables = { humans, students, eskCards, applications, tickets, syncMessages };

const ofClosed = () => countTallied(backend.db, tickets, { status: ['CLOSED'] });
const closedRows = () => countRows(backend.db, tickets, inArray(tickets.status, ['CLOSED']));

test.each(Object.entries(tables))('as many are tallied of %s as there are', async (_, table) => {
  const { db } = backend;
  expect(await countTallied(db, table)).toBe(await countRows(db, table, undefined));
});

test('what is changed, copied and deleted is tallied, and adding up changes nothing', async () => {
  const { db } = backend;
  const before = await ofClosed();
  expect(before).toBe(await closedRows());
  await db.update(tickets).set({ status: 'CLOSED' });
  expect(await ofClosed()).toBe(await countRows(db, tickets, undefined));
  await db.execute(sql`insert into sync_messages select (jsonb_populate_record(source.one,
    jsonb_build_object('id', gen_random_uuid(), 'message_id', 'copy-' || n))).*
    from (select one from sync_messages as one limit 1) as source, generate_series(1, 3) as n`);
  expect(await countTallied(db, syncMessages)).toBe(await countRows(db, syncMessages, undefined));
  await addUpTallies(db);
  await addUpTallies(db);
  expect(await ofClosed()).toBe(await closedRows());
  expect(await countTallied(db, syncMessages)).toBe(await countRows(db, syncMessages, undefined));
});

test('what is taken back was never tallied', async () => {
  const { db } = backend;
  const before = await countTallied(db, syncMessages);
  const undone = db.transaction(async (tx) => {
    await tx.delete(syncMessages);
    expect(await countTallied(tx, syncMessages)).toBe(0);
    throw new Error('Taken back');
  });
  await expect(undone).rejects.toThrow('Taken back');
  expect(await countTallied(db, syncMessages)).toBe(before);
});
