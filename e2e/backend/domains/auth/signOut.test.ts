/** @jest-environment node */
import { signOut } from '@campus/shared/contract/auth/calls';
import { eq } from 'drizzle-orm';
import { fcmTokens } from '../inbox/inboxTables';
import { addHuman } from '../applications/testing/openApplicationDesk';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();

async function withDevices(...tokens: string[]) {
  const human = await addHuman(backend);
  const rows = tokens.map((token) => ({ humanId: human.id, token, platform: 'WEB' as const }));
  await backend.db.insert(fcmTokens).values(rows);
  return human;
}

const devicesOf = async (humanId: string) =>
  (await backend.db.select().from(fcmTokens).where(eq(fcmTokens.humanId, humanId)))
    .map(({ token }) => token)
    .sort();

const leave = (authToken: string, fcmToken?: string) =>
  backend.send(signOut, { body: { authToken, fcmToken } });

test('the device that is left gets no more messages, others go on', async () => {
  const human = await withDevices('phone', 'tablet');
  expect((await leave(human.token, 'phone')).status).toBe(200);
  expect(await devicesOf(human.id)).toEqual(['tablet']);
});

test('nobody silences a device of somebody else', async () => {
  const owner = await withDevices('mine');
  const stranger = await addHuman(backend);
  expect((await leave(stranger.token, 'mine')).status).toBe(200);
  expect((await leave('garbage', 'mine')).status).toBe(200);
  expect((await leave(await backend.tokenOf('admin'), 'mine')).status).toBe(200);
  expect(await devicesOf(owner.id)).toEqual(['mine']);
});

test('a request without a token is refused by field', async () => {
  const { status, body } = await backend.send(signOut, { body: {} });
  expect({ status, fields: body.fields }).toEqual({
    status: 422,
    fields: { authToken: 'REQUIRED' },
  });
});
