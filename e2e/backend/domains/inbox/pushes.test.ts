/** @jest-environment node */
import { endSession, listSessions } from '@campus/shared/contract/auth/calls';
import { readMyNotifications } from '@campus/shared/contract/notifications/calls';
import { saveFcmToken } from '@campus/shared/contract/people/calls';
import { eq } from 'drizzle-orm';
import { fcmAnswers, fcmService } from '../../../fixtures/fcmService';
import { assertDefined } from '../../platform/database/assertDefined';
import { jobs } from '../../platform/jobs/jobTables';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { fcmSender } from '../../testing/fcmSender';
import { endSessions } from '../auth/endSessions';
import { done, paymentDeskForFile } from '../payments/testing/paymentDeskForFile';
import { humans } from '../accounts/humanTables';
import { fcmTokens } from './inboxTables';
import { tellHuman } from './tellHuman';

const { backend, desk } = paymentDeskForFile();
let fcm: Awaited<ReturnType<typeof fcmService>>;
let human: string;
let token: string;

beforeEach(async () => {
  backend.clock.shift = 0;
  fcm = await fcmService();
  backend.services.push = fcmSender(fcm, { now: backend.services.now });
  human = await backend.accountId('newcomer');
  token = await backend.tokenOf('newcomer');
  await backend.db.delete(fcmTokens);
  const body = { token: 'phone', platform: 'WEB' };
  expect(await backend.send(saveFcmToken, { token, body })).toMatchObject({ status: 200 });
});
afterEach(async () => {
  await backend.db.delete(jobs).where(eq(jobs.name, 'human.push'));
  await fcm.stop();
});

const words = {
  kind: 'CARD',
  title: { ru: 'Карта готова', en: 'Your card is ready' },
  body: { ru: 'Откройте её', en: 'Open it' },
  link: '/me/card',
} as const;
const tell = () => backend.db.transaction((tx) => tellHuman(tx, human, words));
const work = () => runDueJobs(backend.services);
const waiting = () => backend.db.select().from(jobs).where(eq(jobs.name, 'human.push'));

test('what is told to a person is shown on the devices that they turned on', async () => {
  await tell();
  await work();
  expect(fcm.shown).toMatchObject([
    {
      token: 'phone',
      notification: { title: 'Карта готова', body: 'Откройте её' },
      data: { link: '/me/card' },
    },
  ]);
  expect(await waiting()).toStrictEqual([]);
});

test('whoever turned it off, or has read it already, is shown nothing', async () => {
  await tell();
  await backend.send(readMyNotifications, { token });
  await work();
  const off = { token: 'phone', platform: 'WEB', isOn: false };
  await backend.send(saveFcmToken, { token, body: off });
  await tell();
  expect(await waiting()).toStrictEqual([]);
  await work();
  expect(fcm.asked).toBe(0);
});

const devicesShown = async () => {
  await tell();
  await work();
  return fcm.shown.splice(0).map((push) => push.token);
};

test('a session that is ended elsewhere silences its device until its owner is back there', async () => {
  const other = await backend.tokenOf('newcomer');
  const tablet = { token: 'tablet', platform: 'WEB' };
  await backend.send(saveFcmToken, { token: other, body: tablet });
  expect((await devicesShown()).sort()).toEqual(['phone', 'tablet']);
  const { body: list } = await backend.send(listSessions, { token: other });
  const id = assertDefined(list.find(({ isCurrent }) => isCurrent)).id;
  expect((await backend.send(endSession, { token, params: { id } })).status).toBe(200);
  expect(await devicesShown()).toEqual(['phone']);
  const back = await backend.tokenOf('newcomer');
  await backend.send(saveFcmToken, { token: back, body: tablet });
  expect((await devicesShown()).sort()).toEqual(['phone', 'tablet']);
});

test('a device whose browser has replaced its token is shown a message once', async () => {
  const renewed = { token: 'renewed phone', platform: 'WEB' };
  expect((await backend.send(saveFcmToken, { token, body: renewed })).status).toBe(200);
  expect(await devicesShown()).toEqual(['renewed phone']);
  const other = await backend.tokenOf('newcomer');
  const tablet = { token: 'tablet', platform: 'WEB' };
  await backend.send(saveFcmToken, { token: other, body: tablet });
  expect((await devicesShown()).sort()).toEqual(['renewed phone', 'tablet']);
});

test('whoever is signed out everywhere is shown nothing anywhere', async () => {
  await backend.db.insert(fcmTokens).values({ humanId: human, token: 'old', platform: 'WEB' });
  expect((await devicesShown()).sort()).toEqual(['old', 'phone']);
  await endSessions(backend.db, { kind: 'HUMAN', id: human }, 'password');
  await tell();
  expect(await waiting()).toStrictEqual([]);
  expect(await devicesShown()).toStrictEqual([]);
});

test('a message that waits is not shown on a device whose session has ended meanwhile', async () => {
  await tell();
  await endSessions(backend.db, { kind: 'HUMAN', id: human }, 'password');
  await work();
  expect(fcm.asked).toBe(0);
});

test('a device that has forgotten us is forgotten', async () => {
  fcm.answers.set('phone', fcmAnswers.unregistered);
  await tell();
  await work();
  expect(await backend.db.select().from(fcmTokens)).toStrictEqual([]);
});

test('a busy service is left alone for as long as it asks, then asked again', async () => {
  fcm.answers.set('*', fcmAnswers.quota);
  await tell();
  await work();
  backend.clock.shift = 60_000;
  fcm.answers.clear();
  await work();
  expect(fcm.asked).toBe(1);
  backend.clock.shift = 95_000;
  await work();
  expect(fcm.shown).toHaveLength(1);
});

test('a service that stays down is given up, and the device stays', async () => {
  fcm.answers.set('*', fcmAnswers.down);
  await tell();
  for (const minutes of [0, 1, 3, 10, 60, 120]) {
    backend.clock.shift = minutes * 60_000;
    await work();
  }
  expect(fcm.asked).toBe(5);
  expect(await waiting()).toStrictEqual([]);
  expect(await backend.db.select().from(fcmTokens)).toHaveLength(1);
});

test('where no push service is set up, nothing fails', async () => {
  delete backend.services.push;
  await tell();
  await work();
  expect(await waiting()).toStrictEqual([]);
});

test('payees are told on their devices that the bank has the money', async () => {
  const { register, humanIds } = await desk.at('APPROVED');
  const [first = ''] = humanIds;
  await backend.db.update(humans).set({ pushEnabled: true }).where(eq(humans.id, first));
  const device = { humanId: first, token: 'payee', platform: 'WEB' } as const;
  await backend.db.insert(fcmTokens).values(device);
  done(await desk.change(register, { status: 'SENT' }));
  await work();
  expect(fcm.shown).toMatchObject([
    { token: 'payee', notification: { title: 'Выплата отправлена' } },
  ]);
});
