/** @jest-environment node */
import { stopNotification } from '@campus/shared/contract/notifications/calls';
import {
  notificationStatuses,
  type NotificationStatus,
} from '@campus/shared/contract/notifications/machine';
import { asc, eq, sql } from 'drizzle-orm';
import { logs } from '../../platform/audit/auditTables';
import { assertDefined } from '../../platform/database/assertDefined';
import type { JobPayload } from '../../platform/jobs/JobHandler';
import { jobs } from '../../platform/jobs/jobTables';
import { claimJob, performJob } from '../../platform/jobs/runDueJobs';
import { notifications } from '../inbox/inboxTables';
import { consents } from '../support/supportTables';
import { crowdSize, mailingsForFile, toCrowd } from '../../testing/mailingsForFile';
import { deliverNotification } from './deliverNotification';

const day = 86_400_000;

const post = mailingsForFile();

const stop = async (id: string, account: 'admin' | 'support' = 'admin') =>
  post.send(stopNotification, { token: await post.tokenOf(account), params: { id } });

/** Serves one piece of this mailing, as a worker would that found no other work. */
async function serveOnePiece(id: string) {
  await post.db.delete(jobs).where(sql`${jobs.payload}->>'id' is distinct from ${id}`);
  await performJob(assertDefined(await claimJob(post.services)), post.services);
}

/** Asks the world outside for a piece; what is to be written down is given back. */
async function takePiece(id: string) {
  const [job] = await post.db
    .select()
    .from(jobs)
    .where(sql`${jobs.payload}->>'id' = ${id}`);
  const piece = assertDefined(job).payload as JobPayload['notification.send'];
  const keep = await deliverNotification(piece, post.services);
  return () => post.db.transaction((tx) => keep({ ...post.services, db: tx }));
}

describe('a mailing that is stopped', () => {
  test('stays with those who have it, reaches nobody else, and says how many it left out', async () => {
    const id = await post.draft({ audience: toCrowd });
    await post.start(id);
    await serveOnePiece(id);
    const { status, body } = await stop(id);
    expect(status).toBe(200);
    const stats = { targeted: crowdSize, delivered: 1_000, failed: 0 };
    expect(body).toMatchObject({ status: 'PARTIAL', stats });
    expect(body.sentAt).not.toBeNull();
    await post.work();
    expect(await post.read(id)).toMatchObject({ status: 'PARTIAL', stats });
    expect(await post.inboxesWith(id)).toBe(1_000);
    const steps = await post.db
      .select()
      .from(logs)
      .where(eq(logs.entityId, id))
      .orderBy(asc(logs.at));
    expect(steps.map(({ action }) => action)).toEqual([
      'notification.create',
      'notification.send',
      'notification.stop',
    ]);
  });

  test('amid a piece puts none of it into inboxes', async () => {
    const id = await post.draft({ audience: post.toSome(5) });
    await post.start(id);
    const keep = await takePiece(id);
    await stop(id);
    await keep();
    expect(await post.inboxesWith(id)).toBe(0);
    expect(await post.read(id)).toMatchObject({
      status: 'PARTIAL',
      stats: { targeted: 5, delivered: 0, failed: 0 },
    });
  });

  test('counts the letters that had left by then', async () => {
    const humanIds = post.crowd.slice(0, 60);
    const given = { type: 'MAILING' as const, isGiven: true, textVersion: '1', ip: '192.0.2.1' };
    await post.db
      .insert(consents)
      .values(humanIds.map((humanId) => ({ ...given, humanId, at: new Date() })));
    const id = await post.draft({ audience: post.toSome(60), channels: ['EMAIL'] });
    await post.start(id);
    const keep = await takePiece(id);
    await stop(id);
    await keep();
    await post.work();
    expect(post.mails).toHaveLength(50);
    expect(await post.read(id)).toMatchObject({
      status: 'PARTIAL',
      stats: { targeted: 60, delivered: 50, failed: 0 },
    });
  });

  test('is stopped once', async () => {
    const id = await post.draft({ audience: toCrowd });
    await post.start(id);
    const both = await Promise.all([stop(id), stop(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('what waits for its moment goes back to the drafts, does not go by itself, and can be sent', async () => {
  const sendAt = new Date(Date.now() + day).toISOString();
  const id = await post.draft({ audience: post.toSome(3), sendAt });
  await post.start(id);
  expect((await stop(id)).body).toMatchObject({ status: 'DRAFT', sendAt, sentAt: null });
  await post.travel(2 * day);
  await post.work();
  expect(await post.read(id)).toMatchObject({ status: 'DRAFT', stats: { delivered: 0 } });
  await post.start(id);
  await post.work();
  expect(await post.inboxesWith(id)).toBe(3);
});

test('support sends nothing, and stops nothing', async () => {
  const id = await post.draft({ audience: toCrowd });
  await post.start(id);
  expect((await stop(id, 'support')).status).toBe(403);
  expect((await post.send(stopNotification, { params: { id } })).status).toBe(401);
  expect((await post.read(id)).status).toBe('SENDING');
  expect((await stop('0b6a4b5e-9d5a-4c1e-8a0e-000000000404')).status).toBe(404);
  expect((await stop('x')).status).toBe(422);
});

const still = notificationStatuses.filter((one) => one !== 'SENDING' && one !== 'SCHEDULED');

test.each<NotificationStatus>(still)(
  '%s is not on its way and cannot be stopped',
  async (status) => {
    const id = await post.draft({ audience: toCrowd });
    await post.db.update(notifications).set({ status }).where(eq(notifications.id, id));
    expect(await stop(id)).toMatchObject({ status: 409, body: { code: 'STATE', current: status } });
  },
);
