/** @jest-environment node */
import { countAudience } from '@campus/shared/contract/notifications/calls';
import { eq, inArray } from 'drizzle-orm';
import { countRows } from '../../platform/database/countRows';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Mail } from '../../platform/mail/Mailer';
import { fcmAnswers, fcmService } from '../../../fixtures/fcmService';
import { fcmSender } from '../../testing/fcmSender';
import { deliveryClaims, fcmTokens } from '../inbox/inboxTables';
import { humans } from '../accounts/humanTables';
import { consents } from '../support/supportTables';
import { deliverNotification } from './deliverNotification';
import { mailingsForFile, crowdSize, toCrowd } from '../../testing/mailingsForFile';

const post = mailingsForFile();

const agreeToMail = (humanIds: string[], isGiven = true, at = new Date()) =>
  post.db.insert(consents).values(
    humanIds.map((humanId) => ({
      humanId,
      type: 'MAILING' as const,
      isGiven,
      at,
      textVersion: '1',
      ip: '192.0.2.1',
    })),
  );

describe('letters', () => {
  let refuses: (mail: Mail) => boolean;
  beforeAll(async () => {
    const { mailer } = post.services;
    const send = mailer.send.bind(mailer);
    mailer.send = async (mail) => {
      if (refuses(mail)) throw new Error('mailbox full');
      await send(mail);
    };
    await agreeToMail(post.crowd.slice(0, 60));
    await agreeToMail(post.crowd.slice(59, 60), false, new Date(Date.now() + 1_000));
  });
  beforeEach(() => {
    refuses = () => false;
  });

  test('go to those who agreed and did not think better of it, in their language', async () => {
    const id = await post.draft({ audience: toCrowd, channels: ['EMAIL'] });
    expect((await post.read(id)).recipients).toBe(59);
    await post.start(id);
    await post.work();
    expect(post.mails).toHaveLength(59);
    expect(new Set(post.mails.map(({ to }) => to)).size).toBe(59);
    expect(post.mails[0]).toMatchObject({ subject: 'The canteen is open' });
    expect(post.mails[0]?.text).toMatch(/^Come in\./);
    expect(post.mails[0]?.link).toEqual({ label: 'Open Campus', path: '/' });
    expect(await post.read(id)).toMatchObject({
      status: 'SENT',
      stats: { delivered: 59, failed: 0 },
    });
    expect(await post.inboxesWith(id)).toBe(0);
  });

  test('that have left leave once, though the process dies before it can write down so', async () => {
    const id = await post.draft({ audience: post.toSome(30), channels: ['EMAIL'] });
    await post.start(id);
    await deliverNotification({ id, channel: 'EMAIL' }, post.services);
    expect(post.mails).toHaveLength(30);
    // Nothing was kept of it: the job is as it was, and is done anew.
    await post.work();
    expect(post.mails).toHaveLength(30);
    expect(await post.read(id)).toMatchObject({
      status: 'SENT',
      stats: { targeted: 30, delivered: 30, failed: 0 },
    });
    expect(await countRows(post.db, deliveryClaims, undefined)).toBe(0);
  });

  test('of which nobody knows whether they have left do not leave again, and are told', async () => {
    const id = await post.draft({ audience: post.toSome(30), channels: ['EMAIL'] });
    await post.start(id);
    const caught = post.crowd.slice(0, 2).map((humanId) => ({
      ...{ notificationId: id, channel: 'EMAIL' as const, humanId },
    }));
    await post.db.insert(deliveryClaims).values(caught);
    await post.work();
    expect(post.mails).toHaveLength(28);
    expect(await post.read(id)).toMatchObject({
      status: 'PARTIAL',
      stats: { targeted: 30, delivered: 28, failed: 2, failures: { INTERRUPTED: 2 } },
    });
  });

  test('of two processes that do one piece leave once', async () => {
    const id = await post.draft({ audience: post.toSome(30), channels: ['EMAIL'] });
    await post.start(id);
    const piece = { id, channel: 'EMAIL' as const };
    await Promise.all([1, 2].map(() => deliverNotification(piece, post.services)));
    await post.work();
    expect(post.mails).toHaveLength(30);
    expect((await post.read(id)).stats).toMatchObject({ delivered: 30, failed: 0 });
  });

  test('that cannot be delivered are counted one by one', async () => {
    let count = 0;
    refuses = () => (count += 1) % 10 === 0;
    const id = await post.draft({ audience: toCrowd, channels: ['EMAIL', 'INBOX'] });
    await post.start(id);
    await post.work();
    expect(await post.read(id)).toMatchObject({
      status: 'PARTIAL',
      stats: {
        ...{ targeted: crowdSize + 59, delivered: crowdSize + 54, failed: 5 },
        failures: { EMAIL: 5 },
      },
    });
    expect(post.mails).toHaveLength(54);
  });

  test('of which none arrives are a failure', async () => {
    refuses = () => true;
    const id = await post.draft({ audience: post.toSome(3), channels: ['EMAIL'] });
    await post.start(id);
    await post.work();
    expect(await post.read(id)).toMatchObject({
      status: 'FAILED',
      stats: { failed: 3, delivered: 0 },
    });
  });
});

describe('push', () => {
  const pushed: string[] = [];
  beforeAll(async () => {
    post.services.push = {
      isRefused: false,
      async send({ token: device }) {
        if (device.startsWith('broken')) throw new Error('no connection');
        pushed.push(device);
        return !device.startsWith('gone');
      },
    };
    const devices = ['fine', 'second', 'gone', 'broken'].map((name, index) => ({
      token: `${name}-device`,
      humanId: assertDefined(post.crowd[Math.max(index - 1, 0)]),
      platform: 'WEB' as const,
    }));
    await post.db.insert(fcmTokens).values(devices);
    const owners = inArray(humans.id, post.crowd.slice(0, 3));
    await post.db.update(humans).set({ pushEnabled: true }).where(owners);
  });
  afterAll(() => delete post.services.push);

  test('reaches people, not devices, and forgets the devices that forgot us', async () => {
    const id = await post.draft({ audience: post.toSome(10), channels: ['PUSH'] });
    await post.start(id);
    await post.work();
    expect(await post.read(id)).toMatchObject({
      status: 'PARTIAL',
      stats: { delivered: 1, failed: 2 },
    });
    expect(pushed.sort()).toEqual(['fine-device', 'gone-device', 'second-device']);
    const gone = eq(fcmTokens.token, 'gone-device');
    expect(await countRows(post.db, fcmTokens, gone)).toBe(0);
  });

  test('that was switched off in the meantime is not delivered, and said so', async () => {
    const id = await post.draft({ audience: post.toSome(2), channels: ['INBOX', 'PUSH'] });
    await post.start(id);
    const { push } = post.services;
    delete post.services.push;
    await post.work();
    post.services.push = push;
    expect(await post.read(id)).toMatchObject({
      status: 'PARTIAL',
      stats: { delivered: 2, failed: 1, failures: { PUSH: 1 } },
    });
  });
});

describe('push by Firebase', () => {
  const people = 30;
  const minutes = (count: number) => count * 60_000;
  let fcm: Awaited<ReturnType<typeof fcmService>>;
  const stats = async (id: string) => {
    const { status, stats: counted } = await post.read(id);
    return { status, ...counted };
  };
  beforeAll(async () => {
    await post.db.delete(fcmTokens);
    const owners = post.crowd.slice(0, people);
    const ofCrowd = inArray(humans.id, owners);
    await post.db.update(humans).set({ pushEnabled: true }).where(ofCrowd);
  });
  beforeEach(async () => {
    fcm = await fcmService();
    post.services.push = fcmSender(fcm, { now: post.services.now });
    const owners = post.crowd.slice(0, people);
    const rows = owners.map((humanId, at) => ({
      humanId,
      token: `phone-${at}`,
      platform: 'WEB' as const,
    }));
    await post.db.insert(fcmTokens).values(rows).onConflictDoNothing();
  });
  afterEach(async () => {
    delete post.services.push;
    await fcm.stop();
  });

  async function startToAll(change: object = {}) {
    const id = await post.draft({ audience: post.toSome(people), channels: ['PUSH'], ...change });
    await post.start(id);
    await post.work();
    return id;
  }

  test('arrives in the reader’s language, ten at a time', async () => {
    const id = await startToAll({ link: '/news' });
    expect(await stats(id)).toMatchObject({ status: 'SENT', delivered: people, failed: 0 });
    expect(fcm.shown).toHaveLength(people);
    expect(fcm.shown[0]).toMatchObject({
      notification: { title: 'The canteen is open', body: 'Come in.' },
      data: { link: '/news' },
    });
    expect(fcm.most).toBeLessThanOrEqual(10);
  });

  test('forgets the devices that are refused, and only those', async () => {
    fcm.answers.set('phone-0', fcmAnswers.unregistered);
    fcm.answers.set('phone-1', fcmAnswers.badToken);
    fcm.answers.set('phone-2', fcmAnswers.badMessage);
    const id = await startToAll();
    expect(await stats(id)).toMatchObject({ status: 'PARTIAL', delivered: people - 3, failed: 3 });
    const left = await post.db.select({ token: fcmTokens.token }).from(fcmTokens);
    const tokens = left.map(({ token }) => token);
    expect(tokens).toHaveLength(people - 2);
    expect(tokens).not.toEqual(expect.arrayContaining(['phone-0']));
    expect(tokens).toContain('phone-2');
  });

  test('waits as long as a busy service asks, and reaches nobody twice', async () => {
    fcm.answers.set('phone-12', fcmAnswers.quota);
    const id = await startToAll();
    expect((await stats(id)).status).toBe('SENDING');
    // Whoever came behind was not tried either.
    expect(fcm.asked).toBeLessThanOrEqual(20);
    fcm.answers.clear();
    await post.travel(minutes(1));
    await post.work();
    expect((await stats(id)).status).toBe('SENDING');
    await post.travel(minutes(2));
    await post.work();
    expect(await stats(id)).toMatchObject({ status: 'SENT', delivered: people, failed: 0 });
    expect(new Set(fcm.shown.map(({ token }) => token)).size).toBe(people);
    expect(fcm.shown).toHaveLength(people);
  });

  test('gives up on a service that stays down, and tells how many were missed', async () => {
    fcm.answers.set('*', fcmAnswers.down);
    const id = await startToAll({ channels: ['INBOX', 'PUSH'] });
    for (const passed of [1, 3, 10]) {
      await post.travel(minutes(passed));
      await post.work();
      expect((await stats(id)).status).toBe('SENDING');
    }
    await post.travel(minutes(60));
    await post.work();
    expect(await stats(id)).toMatchObject({
      status: 'PARTIAL',
      delivered: people,
      failed: people,
    });
    expect(await countRows(post.db, fcmTokens, undefined)).toBe(people);
  });
});

test('an editor is told by which channels nothing can be sent', async () => {
  const count = async () => {
    const body = { audience: { mode: 'ALL' }, channels: ['INBOX', 'PUSH'] } as const;
    const token = await post.tokenOf('content');
    return (await post.send(countAudience, { token, body })).body;
  };
  expect(await count()).toMatchObject({ unavailable: ['PUSH'], refused: [] });
  for (const isRefused of [false, true]) {
    post.services.push = { isRefused, send: () => Promise.resolve(true) };
    expect(await count()).toMatchObject({ unavailable: [], refused: isRefused ? ['PUSH'] : [] });
  }
  delete post.services.push;
});
