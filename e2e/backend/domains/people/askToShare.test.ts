/** @jest-environment node */
import { listMyNotifications } from '@campus/shared/contract/notifications/calls';
import { updateCurrentHuman } from '@campus/shared/contract/people/calls';
import { and, eq, sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addHuman, addRecord } from '../applications/testing/openApplicationDesk';
import { backendForFile } from '../../testing/backendForFile';
import { inboxOf } from '../../testing/inboxOf';
import { consents } from '../support/supportTables';

const backend = backendForFile();
const file = path.join(import.meta.dirname, '../../migrations/0032_ask_to_share.sql');

/** As an update does over what an earlier release has kept. */
const migrate = async () => backend.db.execute(sql.raw(await readFile(file, 'utf8')));

const question = 'Показывать карту и заявки вашей организации?';
const studying = async () => {
  const human = await addHuman(backend);
  await addRecord(backend, { humanId: human.id });
  return human;
};
const isSharing = (humanId: string) =>
  and(eq(consents.humanId, humanId), eq(consents.type, 'PD_SHARE'));

test('whoever studies and was never asked is asked once, and led to the answer', async () => {
  const human = await studying();
  await backend.db.delete(consents).where(isSharing(human.id));
  await migrate();
  expect(await inboxOf(backend, human.id)).toEqual([question]);
  const { body } = await backend.send(listMyNotifications, { token: human.token });
  expect(body.items).toMatchObject([{ title: question, kind: 'INFO', link: '/me/profile' }]);
});

test('nobody is asked who has answered, with whatever word, or does not study', async () => {
  const [yes, no, guest] = [await studying(), await studying(), await addHuman(backend)];
  await backend.send(updateCurrentHuman, {
    token: yes.token,
    body: { consents: ['PD', 'PD_SHARE'] },
  });
  const given = { type: 'PD_SHARE' as const, textVersion: '1', ip: '192.0.2.1' };
  await backend.db.insert(consents).values({ ...given, humanId: no.id, isGiven: false });
  await backend.db.delete(consents).where(isSharing(guest.id));
  await migrate();
  for (const { id } of [yes, no, guest]) expect(await inboxOf(backend, id)).not.toContain(question);
});
