/** @jest-environment node */
import { eq, inArray } from 'drizzle-orm';
import { countRows } from '../../platform/database/countRows';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Mail } from '../../platform/mail/Mailer';
import { fcmTokens } from '../inbox/inboxTables';
import { humans } from '../accounts/humanTables';
import { consents } from '../support/supportTables';
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
