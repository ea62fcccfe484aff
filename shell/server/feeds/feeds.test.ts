/** @jest-environment node */
import type {
  FeedDeclaration,
  ListSource,
  RouteDeclaration,
} from '@campus/shared/remote/RemoteDeclaration';
import { fakeServer, type Received } from '@campus/shared/testing/fakeServer';
import type { Planner } from '../createPlanner';
import { newTestServers } from '../newTestServers.fixture';

const title = { ru: 'Новости', en: 'News' };
const list: ListSource = {
  call: '/api/media/news/filter',
  params: { url: 'url' },
  changed: 'updatedAt',
};
const access = 'public' as const;
const routes: RouteDeclaration[] = [
  { path: '/news', screen: 'List', title, feed: '/news/rss.xml', access },
  { path: '/news/:url', screen: 'Item', title, list, feed: '/news/rss.xml', access },
  { path: '/me/:url', screen: 'Mine', title, list, access: ['STUDENT'] },
  { path: '/admin/news', screen: 'Desk', title, access: ['ADMIN'] },
  { path: '/_ui', screen: 'Kit', title, access },
];
const feeds: FeedDeclaration[] = [
  {
    path: '/news/rss.xml',
    page: '/news',
    records: '/news/:url',
    title,
    description: { ru: 'Что нового', en: 'What is new' },
    item: {
      title: 'title',
      description: 'summary',
      date: 'publishAt',
      categories: 'tags.name',
      image: 'cover.url',
    },
  },
  { ...({} as FeedDeclaration), path: '/me/rss.xml', records: '/me/:url' },
];
const files = { entry: 'entry.js', exposed: [], screens: {} };
const declaration = { name: 'media', routes, slots: [], feeds };
const shell = { scripts: [], styles: [], texts: { ru: [], en: [] }, parts: {} };
const planner = {
  read: () =>
    Promise.resolve({
      shell,
      plan: { release: '1', language: 'ru', remotes: [], integrity: {}, developmentOrigins: [] },
      active: [{ base: '/', manifest: { ...files, declaration } }],
    }),
} as unknown as Planner;

const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
const itemOf = (index: number) => ({
  url: `item-${index}`,
  title: `Item ${index}`,
  summary: 'Words',
  publishAt: day(index),
  updatedAt: day(index + 1),
  tags: [{ name: 'Grants' }],
  cover: null as { url: string } | null,
});

let items: ReturnType<typeof itemOf>[];
let isDown: boolean;
let requests: Received[];

function answer({ path, method }: Received) {
  if (isDown) return Promise.reject(new Error('ECONNREFUSED'));
  if (method === 'HEAD')
    return { headers: { 'content-type': 'image/webp', 'content-length': '7' } };
  const skip = Number(new URL(path).searchParams.get('skip'));
  return { body: { items: items.slice(skip, skip + 100), total: items.length } };
}

let doors: Awaited<ReturnType<typeof newTestServers>>;
beforeAll(async () => {
  doors = await newTestServers();
});
afterAll(() => doors.forget());

const openDoor = () => doors.open({ planner, apiOrigin: 'http://api.test' });
let door: Awaited<ReturnType<typeof openDoor>>;
beforeEach(async () => {
  items = [itemOf(0), itemOf(1)];
  isDown = false;
  ({ requests } = fakeServer(answer));
  door = await openDoor();
});
afterEach(() => door.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  door.inject({ url, headers: { host: 'campus.test', ...headers } });
const feed = '/news/rss.xml';
const linksIn = (xml: string) => [...xml.matchAll(/<guid[^>]*>(.*?)<\/guid>/g)].map(([, at]) => at);

test('a feed tells the newest twenty, wherever they stand in the list', async () => {
  items = Array.from({ length: 30 }, (_, index) => itemOf((index * 7) % 30));
  const { statusCode, headers, body } = await open(feed);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const newest = Array.from(
    { length: 20 },
    (_, index) => `http://campus.test/news/item-${29 - index}`,
  );
  expect(linksIn(body)).toEqual(newest);
  expect(body).toContain('<pubDate>Fri, 30 Jan 2026 00:00:00 GMT</pubDate>');
  expect(body).toContain('<lastBuildDate>Sat, 31 Jan 2026 00:00:00 GMT</lastBuildDate>');
  expect(body).toContain('<category>Grants</category>');
  expect(requests[0]).toMatchObject({ method: 'POST', language: 'ru', body: {}, token: undefined });
});

test('a feed speaks the language of its address, whoever asks', async () => {
  const russian = await open(feed, { cookie: 'Language=en' });
  expect(russian.body).toContain('<title>Новости · Кампус</title>');
  expect(russian.body).toContain('<language>ru</language>');
  const english = await open(`${feed}?lang=en`);
  expect(english.body).toContain('<title>News · Campus</title>');
  expect(english.body).toContain('<atom:link href="http://campus.test/news/rss.xml?lang=en"');
  expect(linksIn(english.body)[0]).toBe('http://campus.test/news/item-1?lang=en');
});

test('words in a feed are neither XML nor, in a description, HTML', async () => {
  items = [{ ...itemOf(1), title: 'a & <b>]]>\0', summary: '<img src=x onerror=alert(1)>' }];
  const { body } = await open(feed);
  expect(body).toContain('<title>a &#x26; &#x3C;b&#x3E;]]&#x3E;</title>');
  expect(body).toContain('<description>&#x26;lt;img src=x onerror=alert(1)&#x26;gt;</description>');
});

test('a cover comes along with its kind and size, and only one of this site', async () => {
  items = [
    { ...itemOf(1), cover: { url: '/api/files/public/a.webp' } },
    { ...itemOf(0), cover: { url: 'https://evil.test/a.webp' } },
  ];
  const { body } = await open(feed);
  expect(body.match(/<enclosure.*?>/g)).toEqual([
    '<enclosure url="http://campus.test/api/files/public/a.webp" length="7" type="image/webp"/>',
  ]);
  const heads = requests.filter(({ method }) => method === 'HEAD');
  expect(heads.map(({ path }) => path)).toEqual(['http://api.test/api/files/public/a.webp']);
});

test('who has the feed is told so; what has changed is sent again', async () => {
  const { headers } = await open(feed);
  expect(headers['cache-control']).toBe('public, max-age=300');
  const statusFor = async (known: string) =>
    (await open(feed, { 'if-none-match': known })).statusCode;
  expect(await statusFor(`"other", ${String(headers.etag)}`)).toBe(304);
  expect(await statusFor('"other"')).toBe(200);
});

test('what is withdrawn is gone from the feed for who asks by date, too', async () => {
  const { headers } = await open(feed);
  expect(headers['last-modified']).toBeUndefined();
  items = [itemOf(0)];
  await door.close();
  door = await openDoor();
  const since = { 'if-modified-since': new Date().toUTCString() };
  const { statusCode, body } = await open(feed, since);
  expect(statusCode).toBe(200);
  expect(linksIn(body)).toEqual(['http://campus.test/news/item-0']);
});

test.each([feed, '/sitemap.xml', '/robots.txt'])(
  '%s is kept by caches for one name of the site only',
  async (url) => {
    const { headers, body } = await open(url);
    expect(body).toContain('http://campus.test/');
    expect(headers['cache-control']).toMatch(/^public, max-age=/);
    expect(headers.vary).toContain('x-forwarded-host, x-forwarded-proto');
  },
);

test.each([feed, '/sitemap.xml'])('while the API is down, %s asks to come again', async (url) => {
  isDown = true;
  const { statusCode, headers } = await open(url);
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('120');
  isDown = false;
  expect((await open(url)).statusCode).toBe(200);
});

test('no feed tells what is not for everybody, and no other file is one', async () => {
  for (const url of ['/me/rss.xml', '/news/other.xml', '/rss.xml']) {
    const { headers } = await open(url);
    expect(headers['content-type']).toContain('text/html');
  }
  expect(requests.filter(({ method }) => method === 'POST')).toStrictEqual([]);
});

test('pages name their feed in their language', async () => {
  const { body } = await open('/news?lang=en');
  expect(body).toContain(
    '<link data-head="feed" rel="alternate" type="application/rss+xml" title="News" href="http://campus.test/news/rss.xml?lang=en">',
  );
  expect((await open('/admin/news')).body).not.toContain('rss+xml');
});

test('the map of the site has every public page once, with its last change', async () => {
  items = Array.from({ length: 150 }, (_, index) => itemOf(index % 140));
  const { headers, body } = await open('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const named = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);
  expect(named).toHaveLength(142);
  expect(named.slice(0, 3)).toEqual(
    ['/', '/news', '/news/item-0'].map((path) => `http://campus.test${path}`),
  );
  expect(body).toContain(
    '<url><loc>http://campus.test/news/item-0</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod></url>',
  );
  expect((await open('/sitemap.xml?part=2')).statusCode).toBe(404);
});

test('robots are told where to look, and that files and what pages are made of are for all', async () => {
  const { headers, body } = await open('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    ...['/admin/', '/me/', '/staff/', '/api/'].map((path) => `Disallow: ${path}`),
    ...['/api/files/public/', '/api/files/partner-logo/'].map((path) => `Allow: ${path}`),
    ...['/api/resources/', '/api/footer-links', '/api/media/'].map((path) => `Allow: ${path}`),
    '',
    'Sitemap: http://campus.test/sitemap.xml',
    '',
  ]);
});
