/** @jest-environment node */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { countRows } from '../../platform/database/countRows';
import type { JobPayload } from '../../platform/jobs/JobHandler';
import { logs } from '../../platform/audit/auditTables';
import { MailAway } from '../../platform/mail/Mailer';
import { jobs } from '../../platform/jobs/jobTables';
import { deliveryClaims, humanNotifications, notifications } from '../inbox/inboxTables';
import { humans } from '../accounts/humanTables';
import { consents } from '../support/supportTables';
import { mailingsForFile, crowdSize, toCrowd } from '../../testing/mailingsForFile';
import { deliverNotification } from './deliverNotification';

const day = 86_400_000;

const post = mailingsForFile();

const pieceOf = async (id: string) => {
  const [job] = await post.db
    .select()
    .from(jobs)
    .where(sql`${jobs.payload}->>'id' = ${id}`);
  return job?.payload as JobPayload['notification.send'] | undefined;
};

describe('the inbox', () => {
  test('gets a mailing to thousands, piece by piece, each person once', async () => {
    const id = await post.draft({ audience: toCrowd });
    const { status, body } = await post.start(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'SENDING', recipients: null });
    await post.work();
    expect(await post.read(id)).toMatchObject({
      status: 'SENT',
      stats: { targeted: crowdSize, delivered: crowdSize, failed: 0, read: 0 },
    });
    expect(await post.inboxesWith(id)).toBe(crowdSize);
    const steps = await post.db
      .select()
      .from(logs)
      .where(eq(logs.entityId, id))
      .orderBy(asc(logs.at));
    expect(steps.map(({ action }) => action)).toEqual([
      'notification.create',
      'notification.send',
      'notification.finish',
    ]);
  });

  test('a crash between and amid pieces neither repeats nor loses anybody', async () => {
    const id = await post.draft({ audience: toCrowd });
    await post.start(id);
    const { services } = post;
    const keepFirst = await deliverNotification(assertDefined(await pieceOf(id)), services);
    const crash = services.db.transaction(async (tx) => {
      await keepFirst({ ...services, db: tx });
      throw new Error('power cut');
    });
    await expect(crash).rejects.toThrow('power cut');
    expect(await post.inboxesWith(id)).toBe(0);
    expect((await post.read(id)).stats.delivered).toBe(0);

    await services.db.transaction(async (tx) => {
      await tx.delete(jobs).where(sql`${jobs.payload}->>'id' = ${id}`);
      await keepFirst({ ...services, db: tx });
    });
    expect(await post.inboxesWith(id)).toBe(1_000);
    expect(await pieceOf(id)).toEqual({ id, channel: 'INBOX', after: post.crowd[999] });
    await post.work();
    expect(await post.inboxesWith(id)).toBe(crowdSize);
    expect((await post.read(id)).stats).toMatchObject({
      delivered: crowdSize,
      targeted: crowdSize,
    });
  });

  test('two who press the button at once send one mailing', async () => {
    const id = await post.draft({ audience: post.toSome(3) });
    const both = await Promise.all([post.start(id), post.start(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await post.work();
    expect(await post.inboxesWith(id)).toBe(3);
  });

  test('counts those who have read', async () => {
    const id = await post.draft({ audience: post.toSome(3) });
    await post.start(id);
    await post.work();
    const two = inArray(humanNotifications.humanId, post.crowd.slice(0, 2));
    await post.db
      .update(humanNotifications)
      .set({ readAt: new Date() })
      .where(and(two, eq(humanNotifications.notificationId, id)));
    expect((await post.read(id)).stats.read).toBe(2);
  });
});

test('letters leave once, though a process that was thought dead goes on when the piece has ended', async () => {
  const given = { type: 'MAILING' as const, isGiven: true, textVersion: '1', ip: '192.0.2.1' };
  const readers = post.crowd.slice(0, 30);
  await post.db.insert(consents).values(readers.map((humanId) => ({ ...given, humanId })));
  const id = await post.draft({ audience: post.toSome(30), channels: ['EMAIL'] });
  await post.start(id);
  const { mailer } = post.services;
  const { send } = mailer;
  mailer.send = async (mail) => {
    mailer.send = send;
    await post.work();
    await send(mail);
  };
  await deliverNotification({ id, channel: 'EMAIL' }, post.services);
  expect(post.mails).toHaveLength(30);
  expect(await countRows(post.db, deliveryClaims, undefined)).toBe(0);
  expect((await post.read(id)).stats).toMatchObject({ delivered: 20, failed: 10 });
});

describe('while the server of mail is away', () => {
  const mailToTwenty = async () => {
    await post.db.delete(consents);
    const given = { type: 'MAILING' as const, isGiven: true, textVersion: '1', ip: '192.0.2.1' };
    const readers = post.crowd.slice(100, 120);
    await post.db.insert(consents).values(readers.map((humanId) => ({ ...given, humanId })));
    const audience = { mode: 'IDS', humanIds: readers };
    const id = await post.draft({ audience, channels: ['EMAIL'] });
    const send = jest
      .spyOn(post.services.mailer, 'send')
      .mockRejectedValue(new MailAway('connect ECONNREFUSED'));
    await post.start(id);
    await post.work();
    return { id, send };
  };
  afterEach(() => jest.restoreAllMocks());

  test('letters wait for it, those behind untried, and then reach everybody once', async () => {
    const { id, send } = await mailToTwenty();
    expect(send).toHaveBeenCalledTimes(10);
    expect((await post.read(id)).status).toBe('SENDING');
    send.mockRestore();
    await post.travel(60_000);
    await post.work();
    expect(new Set(post.mails.map(({ to }) => to)).size).toBe(20);
    expect(post.mails).toHaveLength(20);
    const stats = { targeted: 20, delivered: 20, failed: 0 };
    expect(await post.read(id)).toMatchObject({ status: 'SENT', stats });
  });

  test('for too long, they have failed', async () => {
    const { id } = await mailToTwenty();
    for (const minutes of [1, 3, 10, 60]) {
      expect((await post.read(id)).status).toBe('SENDING');
      await post.travel(minutes * 60_000);
      await post.work();
    }
    const stats = { delivered: 0, failed: 20, failures: { EMAIL: 20 } };
    expect(await post.read(id)).toMatchObject({ status: 'FAILED', stats });
  });
});

describe('a mailing for later', () => {
  test('waits for its moment and is then sent by itself', async () => {
    const sendAt = new Date(Date.now() + day).toISOString();
    const id = await post.draft({ audience: post.toSome(15), sendAt });
    expect((await post.start(id)).body).toMatchObject({
      status: 'SCHEDULED',
      recipients: 15,
      sendAt,
    });
    await post.travel(day - 60_000);
    await post.work();
    expect((await post.read(id)).status).toBe('SCHEDULED');
    await post.travel(day + 60_000);
    await post.work();
    expect(await post.read(id)).toMatchObject({ status: 'SENT', stats: { delivered: 15 } });
    expect(await post.inboxesWith(id)).toBe(15);
  });

  test('whose moment passed in the draft is sent at once', async () => {
    const sendAt = new Date(Date.now() + day).toISOString();
    const id = await post.draft({ audience: post.toSome(1), sendAt });
    await post.travel(2 * day);
    expect((await post.start(id)).body.status).toBe('SENDING');
    await post.work();
    expect((await post.read(id)).status).toBe('SENT');
  });

  test('that finds nobody left has failed', async () => {
    const sendAt = new Date(Date.now() + day).toISOString();
    const [last] = post.crowd.slice(-1);
    const id = await post.draft({ audience: { mode: 'IDS', humanIds: [last] }, sendAt });
    await post.start(id);
    const isLast = eq(humans.id, assertDefined(last));
    await post.db.update(humans).set({ state: 'DELETED' }).where(isLast);
    await post.travel(2 * day);
    await post.work();
    expect(await post.read(id)).toMatchObject({ status: 'FAILED', stats: { targeted: 0 } });
    await post.db.update(humans).set({ state: 'ACTIVE' }).where(isLast);
  });
});

test('a mailing whose piece fails for good ends with what was reached', async () => {
  const id = await post.draft({ audience: post.toSome(4) });
  await post.start(id);
  const isThis = eq(notifications.id, id);
  const { audience } = assertDefined((await post.db.select().from(notifications).where(isThis))[0]);
  const broken = { mode: 'IDS' as const, humanIds: ['not an id'] };
  await post.db.update(notifications).set({ audience: broken }).where(isThis);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await post.work();
    await post.travel((attempt + 1) * day);
  }
  await post.db.update(notifications).set({ audience }).where(isThis);
  expect(await post.read(id)).toMatchObject({
    status: 'FAILED',
    stats: { delivered: 0, failed: 4, failures: { GIVEN_UP: 4 } },
  });
});
