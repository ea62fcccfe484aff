/** @jest-environment node */
import { ticketMoves } from '@campus/shared/contract/support/machine';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { tickets } from '../../domains/support/supportTables';
import { backendForFile } from '../../testing/backendForFile';
import { assertDefined } from '../database/assertDefined';
import { assertMove, transitionTo } from './transitionTo';

const backend = backendForFile();

/** A ticket in this state, and all others as they are. */
async function ticketIn(status: (typeof tickets.$inferSelect)['status']) {
  const rows = await backend.db.select().from(tickets);
  const { id } = assertDefined(rows[0]);
  await backend.db.update(tickets).set({ status }).where(eq(tickets.id, id));
  const readAll = () => backend.db.select().from(tickets).orderBy(tickets.id);
  const before = await readAll();
  return { ticket: assertDefined(before.find((row) => row.id === id)), before, readAll };
}

const step = { machine: 'ticket', move: ticketMoves.open, to: 'OPEN' } as const;

test('a move changes the state, what goes with it and the version of this record alone', async () => {
  const { ticket, before, readAll } = await ticketIn('NEW');
  const set = { priority: 'HIGH', status: 'CLOSED' };
  const moved = await transitionTo(backend.db, tickets, ticket.id, { ...step, set });
  const { updatedAt } = moved;
  const version = ticket.version + 1;
  const expected = { ...ticket, status: 'OPEN', priority: 'HIGH', version, updatedAt };
  expect(moved).toEqual(expected);
  expect(await readAll()).toEqual(before.map((row) => (row.id === ticket.id ? expected : row)));
});

test('a record that has gone on stays, and the refusal says where it is', async () => {
  const { ticket, before, readAll } = await ticketIn('CLOSED');
  await expect(transitionTo(backend.db, tickets, ticket.id, step)).rejects.toMatchObject({
    status: 409,
    code: 'STATE',
    details: { current: 'CLOSED', machine: 'ticket' },
  });
  expect(await readAll()).toEqual(before);
});

test('of two who move a record at once one succeeds', async () => {
  const { ticket } = await ticketIn('NEW');
  const moves = [1, 2].map(() => transitionTo(backend.db, tickets, ticket.id, step));
  const outcomes = (await Promise.allSettled(moves)).map(({ status }) => status);
  expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
});

test('a record that is not there is not found', async () => {
  await expect(transitionTo(backend.db, tickets, randomUUID(), step)).rejects.toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
});

test('a move is asked for before anything is written, too', () => {
  expect(() => assertMove('ticket', ticketMoves.open, 'NEW')).not.toThrow();
  expect(() => assertMove('ticket', ticketMoves.open, 'CLOSED')).toThrow(
    expect.objectContaining({ status: 409, code: 'STATE' }) as Error,
  );
});
