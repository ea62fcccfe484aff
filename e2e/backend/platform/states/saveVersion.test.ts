/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { tickets } from '../../domains/support/supportTables';
import { backendForFile } from '../../testing/backendForFile';
import { accountEntity } from '../audit/recordLog';
import { logs } from '../audit/auditTables';
import { assertDefined } from '../database/assertDefined';
import { assertVersion, saveVersion } from './saveVersion';

const backend = backendForFile();

const readAll = () => backend.db.select().from(tickets).orderBy(tickets.id);
const firstTicket = async () => assertDefined((await readAll())[0]);

const [past, later, latest] = [
  '2026-03-01T10:00:00Z',
  '2026-03-02T10:00:00Z',
  '2026-03-03T10:00:00Z',
];

/** What the log says of a ticket. */
async function tell(id: string, entries: Partial<typeof logs.$inferInsert>[]) {
  await backend.db.delete(logs).where(eq(logs.entityId, id));
  for (const entry of entries)
    await backend.db.insert(logs).values({
      actorType: 'USER',
      actorName: '',
      action: 'ticket.update',
      entityType: 'ticket',
      entityId: id,
      ...entry,
    });
}

test('the version that was edited is saved, and no other record', async () => {
  const before = await readAll();
  const ticket = await firstTicket();
  const saved = await saveVersion(backend.db, tickets, ticket, { subject: 'New', version: 1000 });
  // The database keeps both.
  const { updatedAt, words } = saved;
  const version = ticket.version + 1;
  const expected = { ...ticket, subject: 'New', version, updatedAt, words };
  expect(saved).toEqual(expected);
  expect(await readAll()).toEqual(before.map((row) => (row.id === ticket.id ? expected : row)));
});

test('who was later hears who was first, and when: not who looked, took a copy or signed in', async () => {
  const { id, version } = await firstTicket();
  const at = (text: string) => new Date(text);
  await tell(id, [
    { actorName: 'Anna', at: at(past) },
    { actorName: 'Boris', at: at(later) },
    { actorName: 'Vera', at: at(latest), action: 'ticket.view' },
    { actorName: 'Gleb', at: at(latest), action: 'ticket.export' },
    { actorName: 'Dina', at: at(latest), entityType: accountEntity },
    { actorName: 'Egor', at: at(latest), entityId: randomUUID() },
  ]);
  const refusal = {
    status: 409,
    code: 'VERSION',
    details: {
      changedBy: 'Boris',
      changedAt: at(later).toISOString(),
      params: { name: 'Boris' },
    },
  };
  const stale = { id, version: version - 1 };
  await expect(saveVersion(backend.db, tickets, stale, { subject: 'Other' })).rejects.toMatchObject(
    refusal,
  );
  expect((await firstTicket()).subject).not.toBe('Other');
  await expect(assertVersion(backend.db, { id, version }, version - 1)).rejects.toMatchObject(
    refusal,
  );
  await expect(assertVersion(backend.db, { id, version }, version)).resolves.toBeUndefined();
});

test('where the log says nothing nobody is named', async () => {
  const { id, version } = await firstTicket();
  await tell(id, []);
  const late = saveVersion(backend.db, tickets, { id, version: version + 1 }, { subject: 'Other' });
  await expect(late).rejects.toMatchObject({ code: 'VERSION', details: { params: { name: '' } } });
});

test('a record that is not there is not found', async () => {
  const gone = { id: randomUUID(), version: 1 };
  await expect(saveVersion(backend.db, tickets, gone, {})).rejects.toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
});
