import { createApi } from '@campus/shared/api/createApi';
import { filterEvents, getEventByUrl } from '@campus/shared/contract/media/eventCalls';
import { filterInfoPages, getInfoPageByUrl } from '@campus/shared/contract/media/pageCalls';
import { filterNews, getNewsByUrl } from '@campus/shared/contract/media/newsCalls';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { paths } from '@campus/shared/paths';
import type { APIRequestContext } from '@playwright/test';
import { pagesOfProduct } from '../../fixtures/pagesOfProduct';
import { readHead } from '../../fixtures/readHead';
import { expect, test } from '../../fixtures/test';

const sites = { ru: 'Кампус', en: 'Campus' };
const languages = ['ru', 'en'] as const;

/** A document as a crawler gets it. */
async function visit(request: APIRequestContext, url: string) {
  const answer = await request.get(url, { maxRedirects: 0 });
  return { status: answer.status(), headers: answer.headers(), ...readHead(await answer.text()) };
}

const speaking = (url: string, language: 'ru' | 'en') =>
  createApi({ baseUrl: url, language: () => language, token: () => undefined });

test('each page sets title, description, keywords, viewport, og title, og description and og image', async ({
  request,
  product,
}) => {
  const api = speaking(product.url, 'ru');
  const list = await visit(request, mediaPaths.news());
  expect(list.title).toBe('Новости · Кампус');
  expect(list.meta.description).toContain('Стипендии');
  expect(list.meta.keywords).toContain('новости');
  expect(list.meta.viewport).toContain('width=device-width');
  expect(list.meta['og:title']).toBe('Новости');
  expect(list.meta['og:description']).toBe(list.meta.description);

  const { items } = await api(filterNews, { body: {}, query: { size: 50 } });
  const pictured = items.find(({ cover }) => cover) ?? items[0];
  const news = await api(getNewsByUrl, { params: { url: pictured?.url ?? '' } });
  const page = await visit(request, mediaPaths.newsItem(news.url));
  const title = news.seo.title || news.title;
  expect(page.title).toBe(`${title} · Кампус`);
  expect(page.meta['og:title']).toBe(title);
  expect(page.meta.description).toBe(news.seo.description || news.summary);
  const image = (news.seo.image ?? news.cover)?.url;
  expect(page.meta['og:image']).toBe(product.url + (image ?? '/og-image.png'));
});

test(
  'every page that may be found has a picture for previews',
  { tag: '@all' },
  async ({ request, product }) => {
    const found: string[] = [];
    for (const { url } of pagesOfProduct.filter(({ account, status }) => !account && !status)) {
      const { meta } = await visit(request, url);
      if (meta.robots === 'noindex') continue;
      found.push(url);
      expect(meta['og:image'], url).toMatch(new RegExp(`^${product.url}/.`));
    }
    expect(found.length).toBeGreaterThan(10);
  },
);

test('the head always includes a manifest, a favicon, the site name, locale ru and country Russia', async ({
  request,
}) => {
  for (const url of [paths.home(), mediaPaths.news(), cardPaths.card(), '/no/such/page']) {
    const { linked, meta } = await visit(request, url);
    expect(linked).toContain('manifest /manifest.webmanifest');
    expect(linked).toContain('icon /favicon.svg');
    expect(meta['og:site_name']).toBe('Кампус');
    expect(meta['og:locale']).toBe('ru_RU');
    expect(meta['geo.region']).toBe('RU');
    expect(meta['og:country-name']).toBe('Russia');
  }
});

for (const language of languages)
  test(`a crawler finds news, events, pages and partners in ${language}, each at one address`, async ({
    request,
    product,
  }) => {
    const api = speaking(product.url, language);
    const first = { body: {}, query: { size: 1 } };
    const [news, events, pages, partners] = await Promise.all([
      api(filterNews, first),
      api(filterEvents, first),
      api(filterInfoPages, first),
      api(filterPartners, first),
    ]);
    const record = async (
      call: typeof getNewsByUrl | typeof getEventByUrl | typeof getInfoPageByUrl,
      url = '',
    ) => {
      const { seo, title } = await api(call, { params: { url } });
      return seo.title || title;
    };
    const newsUrl = news.items[0]?.url ?? '';
    const eventUrl = events.items[0]?.url ?? '';
    const pageUrl = pages.items[0]?.url ?? '';
    const partner = partners.items[0];
    const expected = [
      [mediaPaths.newsItem(newsUrl), await record(getNewsByUrl, newsUrl)],
      [mediaPaths.event(eventUrl), await record(getEventByUrl, eventUrl)],
      [mediaPaths.infoPage(pageUrl), await record(getInfoPageByUrl, pageUrl)],
      [partnerPaths.partner(partner?.id ?? ''), partner?.name ?? ''],
    ] as const;
    for (const [path, title] of expected) {
      const found = await visit(request, `${path}?lang=${language}`);
      expect(found.status).toBe(200);
      expect(found.lang).toBe(language);
      expect(found.title).toBe(`${title} · ${sites[language]}`);
      const address = product.url + path;
      expect(found.canonical).toBe(`${address}?lang=${language}`);
      expect(found.alternates).toEqual({
        ru: `${address}?lang=ru`,
        en: `${address}?lang=en`,
        'x-default': address,
      });
      expect((await visit(request, path)).canonical).toBe(address);
    }
  });

test('what does not exist answers 404 and is not indexed', async ({ request }) => {
  for (const url of [
    mediaPaths.newsItem('no-such-news'),
    mediaPaths.newsItem('НЕ-АДРЕС'),
    '/nowhere',
  ]) {
    const { status, title, meta, canonical } = await visit(request, encodeURI(url));
    expect(status).toBe(404);
    const name = url === '/nowhere' ? 'Такой страницы нет' : 'Страница не найдена';
    expect(title).toBe(`${name} · Кампус`);
    expect(meta.robots).toBe('noindex');
    expect(canonical).toBeUndefined();
  }
});

test('what is not for everybody says nothing and is not indexed', async ({ request }) => {
  for (const url of [
    cardPaths.card(),
    paymentPaths.payments(),
    staffPaths.users(),
    paths.staffSignIn(),
  ]) {
    const { status, meta, alternates } = await visit(request, url);
    expect(status).toBe(200);
    expect(meta.robots).toBe('noindex');
    expect(alternates).toEqual({});
  }
});
