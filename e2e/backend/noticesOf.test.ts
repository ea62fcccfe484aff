/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from './domains/accounts/userTables';
import { publicSettings } from './domains/settings/settingTables';
import { noticesOf } from './noticesOf';
import { backendForFile } from './testing/backendForFile';

const backend = backendForFile();
const config = {
  apiKey: 'key',
  projectId: 'campus',
  messagingSenderId: '1',
  appId: 'app',
  vapidKey: 'vapid',
};
const fcm = {
  project: 'campus',
  email: 'sender@campus.test',
  key: generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey,
  tokenUrl: 'https://tokens.example.test',
  url: 'https://fcm.example.test',
};

const offer = (value: object) =>
  backend.db
    .update(publicSettings)
    .set({ value: { ru: JSON.stringify(value) } })
    .where(eq(publicSettings.id, 'firebaseConfig'));

test.each([
  ['nothing is set up', {}, undefined, []],
  ['both halves are of one project', config, fcm, []],
  ['nothing sends what is offered', config, undefined, [/set FCM_SERVICE_ACCOUNT$/]],
  ['nobody is offered what could be sent', {}, fcm, [/setting firebaseConfig$/]],
  ['the halves are of two projects', { ...config, projectId: 'other' }, fcm, [/two projects/]],
])('who starts the product learns of push messages where %s', async (_, offered, sender, told) => {
  await offer(offered);
  const notices = await noticesOf(backend.db, { isDurable: true, fcm: sender });
  expect(notices).toHaveLength(told.length);
  for (const notice of told) expect(notices.join()).toMatch(notice);
});

test('a product that nobody administers is to be stopped only where its database is embedded', async () => {
  await backend.db.update(users).set({ deletedAt: new Date() });
  const told = async (databaseUrl?: string) =>
    (await noticesOf(backend.db, { isDurable: true, databaseUrl })).join();
  expect(await told()).toMatch('stop it and run npm run admin');
  expect(await told('postgres://somewhere')).toMatch('it: run npm run admin');
});
