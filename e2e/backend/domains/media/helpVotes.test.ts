/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { createHelpVote, getHelpVote } from '@campus/shared/contract/media/voteCalls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { backendForFile } from '../../testing/backendForFile';
import { helpVotes, infoPages } from './mediaTables';

const backend = backendForFile();

async function pageOf(section: 'HELP' | 'LEGAL') {
  const [page] = await backend.db.select().from(infoPages).where(eq(infoPages.section, section));
  return assertDefined(page).id;
}

const vote = (body: object, headers = {}) => backend.send(createHelpVote, { body, headers });
const read = (pageId: string, voter?: string) =>
  backend.send(getHelpVote, { params: { pageId }, query: voter ? { voter } : {} });

test('one browser has one answer, and the later one counts', async () => {
  const [pageId, voter] = [await pageOf('HELP'), randomUUID()];
  expect((await read(pageId, voter)).body).toBeNull();
  expect((await vote({ pageId, voter, isHelpful: false })).body).toEqual({ isHelpful: false });
  await vote({ pageId, voter, isHelpful: false, words: ' Нет адреса ' });
  const stored = () => backend.db.select().from(helpVotes).where(eq(helpVotes.voter, voter));
  expect(await stored()).toMatchObject([{ pageId, isHelpful: false, words: 'Нет адреса' }]);
  await vote({ pageId, voter, isHelpful: true });
  expect(await stored()).toMatchObject([{ pageId, isHelpful: true, words: null }]);
  expect((await read(pageId, voter)).body).toEqual({ isHelpful: true });
  expect((await read(pageId, randomUUID())).body).toBeNull();
  expect((await read(pageId)).body).toBeNull();
});

test('only a published page of help can be voted on', async () => {
  const voter = randomUUID();
  const pageId = await pageOf('HELP');
  for (const other of [randomUUID(), await pageOf('LEGAL')])
    expect((await vote({ pageId: other, voter, isHelpful: true })).status).toBe(404);
  const draft = { status: 'DRAFT' } as const;
  await backend.db.update(infoPages).set(draft).where(eq(infoPages.id, pageId));
  expect((await vote({ pageId, voter, isHelpful: true })).status).toBe(404);
  await backend.db.update(infoPages).set({ status: 'PUBLISHED' }).where(eq(infoPages.id, pageId));
});

test('what says nothing is refused by field', async () => {
  const { status, body } = await vote({ pageId: 'x', words: '' });
  expect(status).toBe(422);
  expect(Object.keys(body.fields ?? {}).sort()).toEqual(['isHelpful', 'pageId', 'voter', 'words']);
});

test('one network answers sixty times an hour', async () => {
  const pageId = await pageOf('HELP');
  const headers = { 'x-forwarded-for': '203.0.113.60' };
  const answer = () => vote({ pageId, voter: randomUUID(), isHelpful: true }, headers);
  const statuses = [];
  for (let count = 0; count < 61; count += 1) statuses.push((await answer()).status);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
});
