/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  createHelpVote,
  filterHelpVotes,
  getHelpVote,
  listHelpfulPages,
} from '@campus/shared/contract/media/voteCalls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { backendForFile } from '../../testing/backendForFile';
import { createGate } from '../../testing/createGate';
import { lockAwaited } from '../../testing/lockAwaited';
import { helpVotes, infoPages } from './mediaTables';
import { draftOf, publicationCalls } from './testing/openPublicationDesk';

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
  await vote({ pageId, voter, isHelpful: false });
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

test('a page that is deleted meanwhile is not there to be voted on', async () => {
  const token = await backend.tokenOf('content');
  const body = draftOf('info-pages', { section: 'HELP', status: 'PUBLISHED' });
  const { body: page } = await backend.send(publicationCalls['info-pages'].create, { token, body });
  const gate = createGate();
  const deleting = backend.db.transaction(async (tx) => {
    await tx.delete(infoPages).where(eq(infoPages.id, page.id));
    await gate.pass();
  });
  await gate.entered;
  const voting = vote({ pageId: page.id, voter: randomUUID(), isHelpful: true });
  await lockAwaited(backend.db);
  gate.open();
  await deleting;
  expect((await voting).status).toBe(404);
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

describe('what the answers come to', () => {
  const hour = 3_600_000;
  const rated = async (body: object, query: object = {}) => {
    const token = await backend.tokenOf('audit');
    return backend.send(filterHelpVotes, { token, body, query: { size: 100, ...query } });
  };
  const ofPage = async (pageId: string, body: object = {}) =>
    assertDefined((await rated(body)).body.items.find((item) => item.pageId === pageId));

  async function pages() {
    const found = await backend.db.select().from(infoPages).where(eq(infoPages.section, 'HELP'));
    await backend.db.delete(helpVotes);
    return found.map(({ id }) => id) as [string, string, ...string[]];
  }
  const say = (pageId: string, isHelpful: boolean, at: number, words?: string) =>
    backend.db
      .insert(helpVotes)
      .values({ pageId, voter: randomUUID(), isHelpful, words, at: new Date(at) });

  test('each page has its readers counted, with what they have missed, and those of a period alone', async () => {
    const [pageId, silent] = await pages();
    const now = Date.now();
    await say(pageId, true, now - 30 * hour);
    await say(pageId, true, now - 3 * hour);
    await say(pageId, false, now - 2 * hour, 'Нет адреса');
    await say(pageId, false, now - hour, 'Нет часов работы');
    const lastAt = new Date(now - hour).toISOString();
    expect(await ofPage(pageId)).toMatchObject({
      ...{ helped: 2, notHelped: 2, share: 0.5, lastAt, isPublished: true, lang: 'ru' },
      words: [{ text: 'Нет часов работы', at: lastAt }, { text: 'Нет адреса' }],
    });
    const nothing = { helped: 0, notHelped: 0, share: null, lastAt: null, words: [] };
    expect(await ofPage(silent)).toMatchObject(nothing);
    const from = new Date(now - 4 * hour).toISOString();
    const to = new Date(now - 1.5 * hour).toISOString();
    const part = { helped: 1, notHelped: 1, words: [{ text: 'Нет адреса' }] };
    expect(await ofPage(pageId, { from, to })).toMatchObject(part);
    const { body } = await rated({ search: (await ofPage(pageId)).title });
    expect(body.items.map((item) => item.pageId)).toContain(pageId);
  });

  test('guests are told which published pages have helped most, and of no other', async () => {
    const [one, other, third] = (await pages()) as [string, string, string];
    const now = Date.now();
    await say(other, true, now);
    for (const voted of [one, one]) await say(voted, true, now);
    await say(other, false, now);
    await say(third, false, now);
    const helpful = async () => (await backend.send(listHelpfulPages)).body;
    expect(await helpful()).toEqual([{ pageId: one }, { pageId: other }]);
    const isOne = eq(infoPages.id, one);
    await backend.db.update(infoPages).set({ status: 'DRAFT' }).where(isOne);
    expect(await helpful()).toEqual([{ pageId: other }]);
    await backend.db.update(infoPages).set({ status: 'PUBLISHED' }).where(isOne);
  });

  test('they come in the order that is asked for, those without answers last', async () => {
    const [one, other] = await pages();
    const now = Date.now();
    await say(one, true, now - hour);
    await say(one, false, now - hour);
    await say(other, false, now - 2 * hour);
    await say(other, false, now - 2 * hour);
    await say(other, true, now - 2 * hour);
    await say(other, true, now - 2 * hour);
    await say(other, true, now - 2 * hour);
    const firstTwo = async (order?: string, asc = false) =>
      (await rated({ order }, { asc })).body.items.slice(0, 2).map((item) => item.pageId);
    expect(await firstTwo()).toEqual([other, one]);
    expect(await firstTwo('NOT_HELPED', true)).toEqual([one, other]);
    expect(await firstTwo('HELPED')).toEqual([other, one]);
    expect(await firstTwo('SHARE', true)).toEqual([one, other]);
    expect(await firstTwo('LAST')).toEqual([one, other]);
    const page = await rated({}, { skip: 1, size: 1 });
    expect(page.body.items.map((item) => item.pageId)).toEqual([one]);
    expect(page.body.total).toBeGreaterThan(2);
  });

  test('a page that was withdrawn keeps its answers', async () => {
    const [pageId] = await pages();
    await say(pageId, false, Date.now());
    const become = (status: 'ARCHIVED' | 'PUBLISHED') =>
      backend.db.update(infoPages).set({ status }).where(eq(infoPages.id, pageId));
    await become('ARCHIVED');
    expect(await ofPage(pageId)).toMatchObject({ notHelped: 1, isPublished: false });
    await become('PUBLISHED');
  });

  test('a period that ends before it begins is refused, and so is an order that there is not', async () => {
    const [from, to] = ['2026-11-02T00:00:00Z', '2026-11-01T00:00:00Z'];
    expect((await rated({ from, to })).status).toBe(422);
    expect((await rated({ order: 'LUCK' })).status).toBe(422);
  });

  test.each(['admin', 'content', 'support', 'audit'] as const)(
    '%s may read it',
    async (account) => {
      const token = await backend.tokenOf(account);
      expect((await backend.send(filterHelpVotes, { token, body: {} })).status).toBe(200);
    },
  );

  test('others may not, and a visitor without an account is asked to sign in', async () => {
    for (const account of ['student', 'payments', 'edu'] as const) {
      const token = await backend.tokenOf(account);
      expect((await backend.send(filterHelpVotes, { token, body: {} })).status).toBe(403);
    }
    expect((await backend.send(filterHelpVotes, { body: {} })).status).toBe(401);
  });
});
