import { mediaPaths } from '@campus/shared/contract/media/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { paths } from '@campus/shared/paths';
import type { Page } from '@playwright/test';
import { hydrate } from '../fixtures/hydrate';
import { readFeed } from '../fixtures/readFeed';
import { readHead } from '../fixtures/readHead';
import { settled } from '../fixtures/expectSound';
import { apiOf, signIn } from '../fixtures/signIn';
import { startProduct, type Product } from '../fixtures/startProduct';
import { expect, test } from '../fixtures/test';
import { scriptMark, writeScripts } from '../fixtures/writeScripts';

test.describe.configure({ mode: 'serial' });

let product: Product;
let written: Awaited<ReturnType<typeof writeScripts>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct();
  written = await writeScripts(apiOf(product, await signIn(product, 'admin')));
});
test.afterAll(() => product.stopAndForget());

let done: string[];
test.beforeEach(({ context, allowProblem }) => {
  test.setTimeout(600_000);
  // Pictures of this site stay in a text, and nobody has uploaded these.
  allowProblem(/status of 404/);
  done = [];
  context.on('page', (page) =>
    page.on('dialog', (dialog) => {
      done.push(`a dialog on ${page.url()}`);
      void dialog.dismiss();
    }),
  );
  context.on('request', (request) => {
    const address = request.url();
    if (/^https?:/.test(address) && !address.startsWith(product.url)) done.push(address);
  });
});

/** What of the open page could still run, load or lead somewhere. */
const dangers = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const handlers = all.flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
    );
    const frames = document.querySelectorAll(
      'iframe, object, embed, base, [http-equiv], style:not([nonce])',
    );
    const links = [...document.links].map(({ protocol }) => protocol);
    return {
      ran: '__xss' in window,
      handlers,
      frames: [...frames].map(({ outerHTML }) => outerHTML),
      links: links.filter((protocol) => !/^(https?|mailto|tel):$/.test(protocol)),
    };
  });

const none = { ran: false, handlers: [], frames: [], links: [] };

async function expectHarmless(page: Page) {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // As the server has rendered it, and as the browser has.
  expect(await dangers(page), page.url()).toEqual(none);
  await hydrate(page);
  expect(await dangers(page), page.url()).toEqual(none);
  expect(done).toStrictEqual([]);
}

async function expectRead(page: Page, path: string, title: string) {
  await page.goto(product.url + path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectHarmless(page);
}

test('each news item is read in full, and nothing in it runs', async ({ page }) => {
  for (const { path, title } of written.news) await expectRead(page, path, title);
});

test('events, pages and partners are read in full, and nothing in them runs', async ({ page }) => {
  for (const { path, title } of [...written.others, ...written.partners])
    await expectRead(page, path, title);
});

test('nothing runs in lists, on the home page and among what is found', async ({ page }) => {
  const lists = Array.from(
    { length: Math.ceil(written.news.length / 13) },
    (_, number) => `${mediaPaths.news()}?skip=${number * 13}`,
  );
  const found = ['news', 'events', 'pages', 'partners'].map(
    (kind) => `${paths.search(scriptMark)}&kind=${kind}`,
  );
  const english = [mediaPaths.news(), mediaPaths.events(), partnerPaths.partners()].map(
    (path) => `${path}?lang=en`,
  );
  const others = [
    paths.home(),
    mediaPaths.events(),
    partnerPaths.partners(),
    paths.search(scriptMark),
  ];
  for (const path of [...lists, ...others, ...found, ...english]) {
    await page.goto(product.url + path);
    await settled(page);
    await expectHarmless(page);
  }
  await expect(page.getByRole('main').getByText(scriptMark).first()).toBeVisible();
});

test('machines are told the very words, and no word leaves its place', async ({ request }) => {
  for (const { path, title } of [...written.news, ...written.others]) {
    const { data, inline } = readHead(await (await request.get(product.url + path)).text());
    expect(inline).toStrictEqual([]);
    const trail = data.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(JSON.stringify(trail)).toContain(JSON.stringify(title.slice(0, 70).trim()).slice(1, -1));
    const thing = data.find(({ '@type': type }) => type === 'NewsArticle' || type === 'Event');
    if (thing) expect(thing.headline ?? thing.name).toBe(title);
  }
});

test('the feed stays a feed, and its words are words in readers too', async ({ page, request }) => {
  const answer = await request.get(product.url + mediaPaths.newsFeed('ru'));
  const feed = await readFeed(page, await answer.text());
  expect(feed.problem).toBeUndefined();
  const titles = new Set(written.news.map(({ title }) => title));
  const ours = feed.items.filter(({ title }) => titles.has(title));
  expect(ours.length).toBeGreaterThan(15);
  const known = ['rss', 'channel', 'title', 'link', 'description', 'language', 'lastBuildDate'];
  const ofItems = ['atom:link', 'item', 'guid', 'pubDate', 'category', 'enclosure'];
  expect(feed.names.filter((name) => ![...known, ...ofItems].includes(name))).toStrictEqual([]);
  // Readers show a description as HTML.
  for (const { description } of ours) expect(description).not.toMatch(/[<>]/);
});
