/** @jest-environment node */
import { pino } from 'pino';
import { fcmAnswers, fcmService } from '../../../fixtures/fcmService';
import { fcmSender } from '../../testing/fcmSender';
import { PushBusy } from './PushSender';

let fcm: Awaited<ReturnType<typeof fcmService>>;
beforeEach(async () => {
  fcm = await fcmService();
});
afterEach(() => fcm.stop());

const lines: string[] = [];
const logger = pino({}, { write: (line: string) => void lines.push(line) });
const clock = { shift: 0 };
beforeEach(() => {
  lines.length = 0;
  clock.shift = 0;
});

function open() {
  const sender = fcmSender(fcm, { logger, now: () => Date.now() + clock.shift });
  const words = { title: 'Карта готова', body: 'Откройте её', link: '/me/card' };
  return {
    sender,
    send: (token: string, change: Partial<typeof words> = {}) =>
      sender.send({ ...words, token, ...change }),
  };
}

test('a message arrives with its words and the page that it is about', async () => {
  const { send } = open();
  expect(await send('phone')).toBe(true);
  expect(fcm.shown).toMatchObject([
    {
      token: 'phone',
      notification: { title: 'Карта готова', body: 'Откройте её' },
      data: { link: '/me/card' },
    },
  ]);
});

test('a long text is cut between words to what fits a message', async () => {
  const { send } = open();
  await send('phone', { body: 'слово '.repeat(330) });
  const [message] = fcm.shown;
  expect(message?.notification.body).toMatch(/слово…$/);
  expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(4_096);
});

test('one access token serves all messages of an hour, and the next hour has its own', async () => {
  const { send } = open();
  await Promise.all(['a', 'b', 'c'].map((token) => send(token)));
  expect(fcm.grants).toBe(1);
  clock.shift = 3_600_000;
  await Promise.all(['a', 'b', 'c'].map((token) => send(token)));
  expect(fcm.grants).toBe(2);
  expect(fcm.shown).toHaveLength(6);
});

test.each(['unregistered', 'badToken'] as const)('a device is forgotten: %s', async (answer) => {
  fcm.answers.set('gone', fcmAnswers[answer]);
  expect(await open().send('gone')).toBe(false);
});

test.each(['badMessage', 'otherProject', 'forbidden'] as const)(
  'no device is forgotten for what is not its fault: %s',
  async (answer) => {
    fcm.answers.set('phone', fcmAnswers[answer]);
    const failure: unknown = await open()
      .send('phone')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PushBusy);
  },
);

test.each([
  ['quota', 90],
  ['down', 0],
] as const)('a busy service says how long to wait: %s', async (answer, retryAfter) => {
  fcm.answers.set('*', fcmAnswers[answer]);
  await expect(open().send('phone')).rejects.toMatchObject({ name: 'PushBusy', retryAfter });
});

test('a moment to come back at is waited for like a number of seconds', async () => {
  const retryAfter = new Date(Date.now() + 120_000).toUTCString();
  fcm.answers.set('*', { ...fcmAnswers.down, retryAfter });
  const busy = (await open()
    .send('phone')
    .catch((error: unknown) => error)) as PushBusy;
  expect(busy.retryAfter).toBeGreaterThan(110);
  expect(busy.retryAfter).toBeLessThanOrEqual(120);
});

test('a service that cannot be reached is busy', async () => {
  const { send } = open();
  await fcm.stop();
  await expect(send('phone')).rejects.toThrow(PushBusy);
  fcm = await fcmService();
});

test('an access token that was taken back is replaced by the next attempt', async () => {
  const { send } = open();
  await send('phone');
  fcm.revoke();
  await expect(send('phone')).rejects.toThrow(PushBusy);
  expect(await send('phone')).toBe(true);
});

test('an account that is refused is told once, until a message arrives again', async () => {
  const { send, sender } = open();
  fcm.isClosed = true;
  await expect(send('phone')).rejects.toThrow(PushBusy);
  await expect(send('phone')).rejects.toThrow(PushBusy);
  expect(sender.isRefused).toBe(true);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/PRIVATE KEY|assertion/);
  fcm.isClosed = false;
  expect(await send('phone')).toBe(true);
  expect(sender.isRefused).toBe(false);
});
