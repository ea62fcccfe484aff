/** @jest-environment node */
import { attendItem, leaveItem } from '@campus/shared/contract/media/editingCalls';
import { createNews } from '@campus/shared/contract/media/newsCalls';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';

const backend = backendForFile();
const tokens = beforeTests(() => tokensOf(backend, 'admin', 'content', 'audit'));
const [tab, otherTab] = [crypto.randomUUID(), crypto.randomUUID()];

async function draft() {
  const title = { ru: 'Вдвоём' };
  const body = { title, summary: { ru: '' }, body: { ru: '' }, status: 'DRAFT' };
  const made = await backend.send(createNews, { token: tokens.content, body });
  return made.body.id;
}

const attend = (token: string | undefined, id: string, place: object = {}) =>
  backend.send(attendItem, {
    token,
    params: { kind: 'news', id },
    body: { tab, isWriting: false, ...place },
  });

/** What is told to every process is heard a moment later. */
async function untilSeen(token: string, id: string, people: object[]) {
  for (let round = 0; round < 200; round += 1) {
    const { body } = await attend(token, id);
    if (body.people.length === people.length) {
      expect(body.people).toMatchObject(people);
      return;
    }
  }
  throw new Error(`not seen: ${JSON.stringify(people)}`);
}

test('who opens an item learns who else has it open, and who writes', async () => {
  const id = await draft();
  expect(await attend(tokens.content, id, { isWriting: true })).toMatchObject({ status: 200 });
  const writer = { id: await backend.accountId('content'), isWriting: true };
  await untilSeen(tokens.admin, id, [writer]);
  const { body } = await attend(tokens.content, id, { isWriting: true });
  expect(body.people.map((person) => person.id)).toEqual([await backend.accountId('admin')]);
});

test('who closes the last of two tabs is not there any more', async () => {
  const id = await draft();
  await attend(tokens.content, id);
  await attend(tokens.content, id, { tab: otherTab });
  const person = { id: await backend.accountId('content') };
  await untilSeen(tokens.admin, id, [person]);
  const leave = (from: string) =>
    backend.send(leaveItem, {
      token: tokens.content,
      params: { kind: 'news', id },
      query: { tab: from },
    });
  expect((await leave(tab)).status).toBe(200);
  await untilSeen(tokens.admin, id, [person]);
  await leave(otherTab);
  await untilSeen(tokens.admin, id, []);
});

test('an item that is none, readers and guests are refused', async () => {
  const id = await draft();
  expect((await attend(tokens.content, crypto.randomUUID())).status).toBe(404);
  expect((await attend(tokens.audit, id)).status).toBe(403);
  expect((await attend(undefined, id)).status).toBe(401);
});
