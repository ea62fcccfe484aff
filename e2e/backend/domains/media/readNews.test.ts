/** @jest-environment node */
import { calls } from '@campus/shared/contract/calls';
import type { NewsCard } from '@campus/shared/contract/media/newsCalls';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { news } from './mediaTables';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();

const filter = (body: object = {}, query = {}, language: 'ru' | 'en' = 'ru') =>
  backend.send(calls.filterNews, { body, query, language });
const urls = ({ items }: { items: NewsCard[] }) => items.map(({ url }) => url);

test('published items come pinned first, then newest', async () => {
  const { body } = await filter({}, { size: 100 });
  expect(body.total).toBe(21);
  const pinned = body.items.map(({ isPinned }) => isPinned);
  expect(pinned.filter(Boolean)).toHaveLength(2);
  expect(pinned.slice(0, 2)).toEqual([true, true]);
  const dates = body.items.slice(2).map(({ publishAt }) => publishAt);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('a card tells when its item was last changed', async () => {
  const [{ url = '', updatedAt } = {}] = (await filter()).body.items;
  const { body } = await backend.send(calls.getNewsByUrl, { params: { url } });
  expect(updatedAt).toBe(body.updatedAt);
});

test('drafts, scheduled and archived items are not to be had', async () => {
  const hidden = await backend.db.select().from(news);
  const others = hidden.filter(({ status }) => status !== 'PUBLISHED');
  expect(others.length).toBeGreaterThan(2);
  for (const { url } of others) {
    const { status } = await backend.send(calls.getNewsByUrl, { params: { url } });
    expect({ url, status }).toEqual({ url, status: 404 });
  }
});

test('a published item whose moment has not come stays hidden', async () => {
  const url = 'den-donora';
  const [before] = await backend.db.select().from(news).where(eq(news.url, url));
  const tomorrow = new Date(Date.now() + 86_400_000);
  await backend.db.update(news).set({ publishAt: tomorrow }).where(eq(news.url, url));
  expect((await backend.send(calls.getNewsByUrl, { params: { url } })).status).toBe(404);
  await backend.db
    .update(news)
    .set({ publishAt: assertDefined(before).publishAt })
    .where(eq(news.url, url));
});

test('search knows Russian and English endings and parts of titles', async () => {
  expect(urls((await filter({ search: 'стипендий' })).body)).toContain('kogda-pridiot-stipendiia');
  expect(urls((await filter({ search: 'hackathons' })).body)).toContain('khakaton-poleznyi-kampus');
  expect(urls((await filter({ search: 'хакат' })).body)).toEqual(['khakaton-poleznyi-kampus']);
  expect((await filter({ search: "100% 'или' \\ & | !" })).status).toBe(200);
});

test('what only the text has comes with the piece that has it, in any form of the word', async () => {
  const { items } = (await filter({ search: 'карте' }, { size: 100 })).body;
  const pieces = items.flatMap(({ found }) => found ?? []);
  expect(pieces.length).toBeGreaterThan(0);
  for (const piece of pieces) {
    expect(piece).toMatch(/^….*карт.*…$/i);
    expect(piece).not.toMatch(/[<>]|&\w+;|\s{2}/);
  }
  const isSaid = ({ title, summary }: NewsCard) =>
    /(^|[^а-я])карт[аеуыо]/i.test(`${title} ${summary}`);
  expect(items.filter(isSaid).map(({ found }) => found)).toEqual(
    items.filter(isSaid).map(() => undefined),
  );
  expect((await filter()).body.items.every(({ found }) => found === undefined)).toBe(true);
});

test('any of several tags is enough', async () => {
  const { body: tags } = await backend.send(calls.listNewsTags);
  expect(tags).toHaveLength(8);
  const idOf = (slug: string) => tags.find((tag) => tag.slug === slug)?.id;
  const [sport, dormitory] = [idOf('sport'), idOf('dormitory')];
  const [one, both] = [
    (await filter({ tagIds: [dormitory] })).body.total,
    (await filter({ tagIds: [dormitory, sport] })).body.total,
  ];
  expect(one).toBe(1);
  expect(both).toBeGreaterThan(one);
});

test('what nobody translated is shown in Russian and says so', async () => {
  const { body } = await filter({}, { size: 100 }, 'en');
  const untranslated = body.items.filter(({ lang }) => lang === 'ru');
  expect(untranslated).toHaveLength(5);
  const params = { url: assertDefined(untranslated[0]).url };
  const item = await backend.send(calls.getNewsByUrl, { params, language: 'en' });
  expect(item.body.lang).toBe('ru');
  expect(item.body.body).toMatch('<p>');
});

test('an item has its text and author; an unknown or ill-formed address is refused', async () => {
  const params = { url: 'kampus-otkryt' };
  const { body } = await backend.send(calls.getNewsByUrl, { params, language: 'en' });
  expect(body).toMatchObject({ lang: 'en', author: { name: 'Campus Press Office' } });
  const unknown = await backend.send(calls.getNewsByUrl, { params: { url: 'no-such-item' } });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  const bad = await backend.send(calls.getNewsByUrl, { params: { url: 'Not%20a%20slug' } });
  expect(bad.status).toBe(422);
});
