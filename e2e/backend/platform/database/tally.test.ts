/** @jest-environment node */
import { count, eq, inArray, sql } from 'drizzle-orm';
import { humans, students } from '../../domains/accounts/humanTables';
import { payHistoryItems } from '../../domains/payments/paymentTables';
import { tickets } from '../../domains/support/supportTables';
import { applications } from '../../domains/applications/applicationTables';
import { eskCards } from '../../domains/cards/cardTables';
import { syncMessages } from '../../domains/sync/syncTables';
import { backendForFile } from '../../testing/backendForFile';
import { countRows } from './countRows';
import { addUpTallies, countTallied, facet, tallied, talliedAmount, talliesOf } from './tally';
import { tallies } from './tallyTables';

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

/** What arrived on each day, of each type: how many rows, and how many kopecks. */
const arrived = async () => {
  const { db } = backend;
  const { type, paidAt, amount, status } = payHistoryItems;
  const counted = await db
    .select({ type, day: paidAt, rows: count(), amount: sql`sum(${amount})`.mapWith(Number) })
    .from(payHistoryItems)
    .where(eq(status, 'PAID'))
    .groupBy(type, paidAt)
    .orderBy(paidAt, type);
  const [kind, day] = [facet('type'), facet('paid_at')];
  const known = await db
    .select({ type: kind, day, rows: tallied, amount: talliedAmount })
    .from(tallies)
    .where(talliesOf(payHistoryItems))
    .groupBy(kind, day)
    .having(sql`sum(rows) <> 0`)
    .orderBy(day, sql`(facets->>'type')::payment_type`);
  return { counted, known };
};

test('what arrived is tallied to the kopeck, also where it is corrected, comes back or is removed', async () => {
  const { db } = backend;
  const before = await arrived();
  expect(before.counted.length).toBeGreaterThan(1);
  expect(before.known).toEqual(before.counted);
  const [item] = await db.select().from(payHistoryItems).where(eq(payHistoryItems.status, 'PAID'));
  const own = eq(payHistoryItems.id, item?.id ?? '');
  await db.update(payHistoryItems).set({ amount: 12_345 }).where(own);
  const corrected = await arrived();
  expect(corrected.counted).not.toEqual(before.counted);
  expect(corrected.known).toEqual(corrected.counted);
  await db.update(payHistoryItems).set({ status: 'RETURNED', paidAt: null }).where(own);
  await addUpTallies(db);
  const returned = await arrived();
  expect(returned.known).toEqual(returned.counted);
  await db.delete(payHistoryItems);
  expect(await arrived()).toEqual({ counted: [], known: [] });
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
