import { createApi } from '@campus/shared/api/createApi';
import type { CallInput } from '@campus/shared/contract/call';
import { createEvent, filterEvents, getEventByUrl } from '@campus/shared/contract/media/eventCalls';
import { filterInfoPages, getInfoPageByUrl } from '@campus/shared/contract/media/pageCalls';
import {
  createNews,
  deleteNews,
  filterNews,
  getNewsByUrl,
} from '@campus/shared/contract/media/newsCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { APIRequestContext, Page } from '@playwright/test';
import { readHead, type Thing } from '../../fixtures/readHead';
import { expect, test } from '../../fixtures/test';

const sites = { ru: 'Кампус', en: 'Campus' };
const lists = { ru: 'Новости', en: 'News' };

const speaking = (url: string, language: 'ru' | 'en') =>
  createApi({ baseUrl: url, language: () => language, token: () => undefined });

const dataOf = async (request: APIRequestContext, path: string) =>
  readHead(await (await request.get(path)).text()).data;

const kindsOf = (things: Thing[]) => things.map((thing) => thing['@type']);

for (const language of ['ru', 'en'] as const)
  test(`a crawler is told in ${language} what a news item is`, async ({ request, product }) => {
    const api = speaking(product.url, language);
    const { items } = await api(filterNews, { body: {}, query: { size: 50 } });
    const card = items.find(({ cover, tags }) => cover && tags.length > 0) ?? items[0];
    const news = await api(getNewsByUrl, { params: { url: card?.url ?? '' } });
    const path = mediaPaths.newsItem(news.url);
    const [article, trail] = await dataOf(request, `${path}?lang=${language}`);
    const site = { '@type': 'Organization', name: sites[language], url: `${product.url}/` };
    const image = (news.seo.image ?? news.cover)?.url;
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      headline: news.title,
      description: news.summary,
      datePublished: news.publishAt,
      dateModified: news.updatedAt,
      inLanguage: news.lang,
      publisher: site,
      author: news.author ? { '@type': 'Person', name: news.author.name } : site,
      mainEntityOfPage: product.url + path,
    });
    expect(article?.image).toBe(image && product.url + image);
    expect(trail).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: sites[language], item: `${product.url}/` },
        { name: lists[language], item: product.url + mediaPaths.news() },
        { name: news.seo.title || news.title, item: product.url + path },
      ].map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
    });
  });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const text = {
  title: { ru: 'День открытых дверей', en: 'Open day' },
  summary: { ru: 'Покажем лаборатории', en: 'A tour of the laboratories' },
  body: { ru: '<p>Приходите.</p>', en: '<p>Come along.</p>' },
};
const event = { ...text, startsAt: inDays(2), endsAt: inDays(3), status: 'PUBLISHED' as const };
const place = { place: { ru: 'Актовый зал', en: 'Assembly hall' }, address: 'Ленина, 1' };
const online = { place: { ru: 'Онлайн', en: 'Online' }, isOnline: true };
const onlineUrl = 'https://video.example.test/1';

test('an event is told with its time, its place or places, and the way to sign up', async ({
  request,
  product,
  signIn,
}) => {
  const api = await signIn('content');
  const told = async (own: Partial<CallInput<typeof createEvent>['body']>) => {
    const body = { ...event, ...place, address: null, ...own };
    const { url, startsAt, endsAt } = await api(createEvent, { body });
    const path = mediaPaths.event(url);
    const [thing, trail] = await dataOf(request, `${path}?lang=en`);
    expect(thing).toMatchObject({ '@type': 'Event', name: 'Open day', inLanguage: 'en' });
    expect(thing).toMatchObject({ startDate: startsAt, endDate: endsAt, url: product.url + path });
    expect(thing?.eventStatus).toBe('https://schema.org/EventScheduled');
    expect(trail?.['@type']).toBe('BreadcrumbList');
    const mode = String(thing?.eventAttendanceMode).replace('https://schema.org/', '');
    return { ...thing, mode };
  };
  const hall = { '@type': 'Place', name: 'Assembly hall', address: 'Ленина, 1' };
  const onNetwork = { '@type': 'VirtualLocation', url: onlineUrl };
  expect(await told(place)).toMatchObject({ mode: 'OfflineEventAttendanceMode', location: hall });
  expect(await told({ ...online, onlineUrl })).toMatchObject({
    mode: 'OnlineEventAttendanceMode',
    location: onNetwork,
  });
  const registrationUrl = 'https://forms.example.test/1';
  const organiser = { ru: 'Деканат', en: 'Dean’s office' };
  const mixed = { ...place, isOnline: true, onlineUrl, registrationUrl, organiser, capacity: 40 };
  expect(await told(mixed)).toMatchObject({
    mode: 'MixedEventAttendanceMode',
    location: [hall, onNetwork],
    organizer: { '@type': 'Organization', name: 'Dean’s office' },
    offers: { '@type': 'Offer', url: registrationUrl },
    maximumAttendeeCapacity: 40,
  });
});

/** What the open page tells machines now. */
const toldBy = (page: Page) =>
  page.evaluate<Thing[]>(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      ({ textContent }) => (JSON.parse(textContent ?? '') as { '@graph': Thing[] })['@graph'],
    ),
  );

test(
  'what machines are told follows from page to page and from language to language',
  { tag: '@all' },
  async ({ page, product }) => {
    const api = speaking(product.url, 'ru');
    const { items } = await api(filterEvents, { body: {}, query: { size: 1 } });
    const happening = await api(getEventByUrl, { params: { url: items[0]?.url ?? '' } });
    await page.goto(mediaPaths.event(happening.url));
    await expect(page.getByRole('heading', { level: 1, name: happening.title })).toBeVisible();
    await expect.poll(async () => kindsOf(await toldBy(page))).toEqual(['Event', 'BreadcrumbList']);

    await page.getByRole('banner').getByRole('link', { name: 'Новости' }).click();
    await expect(page).toHaveTitle('Новости · Кампус');
    expect(await toldBy(page)).toStrictEqual([]);

    const link = page.getByRole('main').getByRole('article').getByRole('link').first();
    const url = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    await link.click();
    await expect(page).not.toHaveTitle('Новости · Кампус');
    const headline = async () => (await toldBy(page))[0]?.headline;
    const { title } = await api(getNewsByUrl, { params: { url } });
    await expect.poll(headline).toBe(title);

    await page.getByRole('button', { name: 'EN', exact: true }).click();
    const english = await speaking(product.url, 'en')(getNewsByUrl, { params: { url } });
    await expect.poll(headline).toBe(english.title);
    // The same as the server writes for the same page.
    const [written] = readHead(await (await page.request.get(`/news/${url}?lang=en`)).text()).data;
    expect((await toldBy(page))[0]).toEqual(written);

    await page.goBack();
    await expect.poll(() => toldBy(page)).toStrictEqual([]);
  },
);

test('a page has its trail, and a list, a draft and a withdrawn item tell nothing', async ({
  request,
  product,
  signIn,
}) => {
  const api = speaking(product.url, 'ru');
  const pages = await api(filterInfoPages, { body: {}, query: { size: 1 } });
  const { url } = await api(getInfoPageByUrl, { params: { url: pages.items[0]?.url ?? '' } });
  expect(kindsOf(await dataOf(request, mediaPaths.infoPage(url)))).toEqual(['BreadcrumbList']);
  expect(await dataOf(request, mediaPaths.news())).toStrictEqual([]);

  const editor = await signIn('content');
  const draft = await editor(createNews, { body: { ...text, status: 'DRAFT' } });
  const answer = await request.get(mediaPaths.newsItem(draft.url));
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toMatch(/ld\+json|День открытых дверей/);

  const shown = await editor(createNews, { body: { ...text, status: 'PUBLISHED' } });
  expect(kindsOf(await dataOf(request, mediaPaths.newsItem(shown.url)))[0]).toBe('NewsArticle');
  await editor(deleteNews, { params: { id: shown.id } });
  expect(await dataOf(request, mediaPaths.newsItem(shown.url))).toStrictEqual([]);
});
