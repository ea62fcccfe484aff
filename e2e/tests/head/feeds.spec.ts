import { createNews, filterNews } from '@campus/shared/contract/media/newsCalls';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { paths } from '@campus/shared/paths';
import type { APIRequestContext } from '@playwright/test';
import { readFeed } from '../../fixtures/readFeed';
import { readHead } from '../../fixtures/readHead';
import { apiOf } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';
import { writeArticle } from '../../fixtures/writeArticle';

const text = {
  title: { ru: 'Кофе & <сыр>', en: 'Coffee & <cheese>' },
  summary: { ru: 'Скидка > 5 %', en: 'More than 5 % off' },
  body: { ru: '<p>Приходите.</p>', en: '<p>Come along.</p>' },
};

for (const language of ['ru', 'en'] as const)
  test(`a feed reader gets the newest news in ${language}`, async ({
    page,
    request,
    product,
    signIn,
  }) => {
    const editor = await signIn('content');
    const article = await writeArticle(editor, { title: 'Когда приходит стипендия' });
    const { url } = await editor(createNews, { body: { ...text, status: 'PUBLISHED' } });
    const path = mediaPaths.newsFeed(language);
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = await readFeed(page, await answer.text());
    expect(feed.problem).toBeUndefined();
    expect(feed.title).toBe({ ru: 'Новости · Кампус', en: 'News · Campus' }[language]);
    expect(feed.language).toBe(language);
    expect(feed.self).toBe(product.url + path);
    const { total } = await apiOf(product)(filterNews, { body: {}, query: { size: 1 } });
    expect(feed.items).toHaveLength(Math.min(total, 20));
    const link = product.url + mediaPaths.newsItem(url) + (language === 'en' ? '?lang=en' : '');
    expect(feed.items[0]).toMatchObject({ title: text.title[language], link, guid: link });
    const dates = feed.items.map(({ date }) => Date.parse(date));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    const cover = feed.items.find(({ guid }) =>
      guid.includes(mediaPaths.newsItem(article.url)),
    )?.picture;
    const picture = await request.get(cover ?? '');
    expect(picture.headers()['content-type']).toContain('image/');
  });

test('who has the feed already is told so, until something is published', async ({
  request,
  signIn,
}) => {
  const first = await request.get(mediaPaths.newsFeed('ru'));
  const { etag = '' } = first.headers();
  expect(first.headers()['cache-control']).toContain('public');
  const again = () =>
    request
      .get(mediaPaths.newsFeed('ru'), { headers: { 'if-none-match': etag } })
      .then((answer) => answer.status());
  expect(await again()).toBe(304);
  const editor = await signIn('content');
  await editor(createNews, { body: { ...text, status: 'PUBLISHED' } });
  expect(await again()).toBe(200);
});

test('the list of news names its feed to people and to machines', async ({ page, request }) => {
  for (const path of [mediaPaths.news(), `${mediaPaths.news()}?lang=en`]) {
    const { linked } = readHead(await (await request.get(path)).text());
    expect(linked.join()).toMatch(/alternate http:\/\/localhost:\d+\/news\/rss\.xml/);
  }
  await page.goto(mediaPaths.news());
  await expect(page.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/news/rss.xml');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  const link = page.getByRole('link', { name: 'RSS' });
  await expect(link).toHaveAttribute('href', '/news/rss.xml?lang=en');
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(link).toBeVisible();
  const answer = page.waitForResponse(/rss\.xml\?lang=en$/);
  await link.click();
  expect((await answer).headers()['content-type']).toContain('application/rss+xml');
});

/** What the map of the site says, and the addresses that it names, without their host. */
async function readMap(request: APIRequestContext, origin: string) {
  const map = await (await request.get('/sitemap.xml')).text();
  const named = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
    url.replace(origin, ''),
  );
  return { map, named };
}

test('search engines find every public page by the map of the site, and nothing else', async ({
  request,
  product,
  signIn,
}) => {
  const editor = await signIn('content');
  const draft = await editor(createNews, { body: { ...text, status: 'DRAFT' } });
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  for (const path of ['/admin/', '/me/', '/api/']) expect(robots).toContain(`Disallow: ${path}`);
  expect(robots).toContain('Allow: /api/files/public/');

  const { map, named } = await readMap(request, product.url);
  const api = apiOf(product);
  const all = { body: {}, query: { size: 100 } };
  const [news, events, pages, partners] = await Promise.all([
    api(filterNews, all),
    api(filterEvents, all),
    api(filterInfoPages, all),
    api(filterPartners, all),
  ]);
  expect(named).toEqual(
    expect.arrayContaining([
      ...[paths.home(), mediaPaths.news(), mediaPaths.events(), partnerPaths.partners()],
      ...news.items.map(({ url }) => mediaPaths.newsItem(url)),
      ...events.items.map(({ url }) => mediaPaths.event(url)),
      ...pages.items.map(({ url }) => mediaPaths.infoPage(url)),
      ...partners.items.map(({ id }) => partnerPaths.partner(id)),
    ]),
  );
  expect(new Set(named).size).toBe(named.length);
  expect(named).not.toContain(mediaPaths.newsItem(draft.url));
  expect(named.filter((path) => /^\/(admin|me|staff|_)/.test(path))).toStrictEqual([]);
  expect(map).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  const ofEachKind = new Map(named.map((path) => [path.split('/')[1], path]));
  for (const path of ofEachKind.values())
    expect((await request.get(path)).status(), path).toBe(200);
});

test('every page of the map of the site answers', { tag: '@all' }, async ({ request, product }) => {
  const { named } = await readMap(request, product.url);
  for (const path of named) expect((await request.get(path)).status(), path).toBe(200);
});

test(
  'while the backend is down, machines are asked to come again',
  { tag: '@all' },
  async ({ request, ownProduct }) => {
    await ownProduct.killBackend();
    for (const path of [mediaPaths.newsFeed('ru'), '/sitemap.xml']) {
      const answer = await request.get(ownProduct.url + path);
      expect(answer.status()).toBe(503);
      expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    }
  },
);
