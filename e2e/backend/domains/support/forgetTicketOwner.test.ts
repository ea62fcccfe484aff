/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { enqueue } from '../../platform/jobs/enqueue';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { humans } from '../accounts/humanTables';
import { logOf } from '../../testing/logOf';
import { ticketDeskForFile } from '../../testing/ticketDeskForFile';

const desk = ticketDeskForFile();
const day = 86_400_000;

test('what an anonymised person had asked is closed, and overdue for nobody', async () => {
  const { db, services, student } = desk;
  const states = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED'] as const;
  const ids: string[] = [];
  for (const state of states) ids.push(await desk.ticketIn(state));
  const { closedAt } = (await desk.read(ids[3] ?? '')).body;
  const deletedAt = new Date(services.now() - 31 * day);
  await db.update(humans).set({ state: 'DELETED', deletedAt }).where(eq(humans.id, student));
  await enqueue(db, 'human.anonymise', { humanId: student });
  await runDueJobs(services);
  await desk.travel(30 * day);
  for (const id of ids) {
    const { body } = await desk.read(id);
    expect(body).toMatchObject({ status: 'CLOSED', waitingSince: null, isOverdue: false });
    expect(body.closedAt).toEqual(expect.any(String));
  }
  // One that was closed before stays as it was.
  expect((await desk.read(ids[3] ?? '')).body.closedAt).toBe(closedAt);
  const closed = { action: 'ticket.close', entityId: ids[0], actorType: 'SYSTEM' };
  expect(await logOf(desk, student)).toContainEqual(expect.objectContaining(closed));
});
