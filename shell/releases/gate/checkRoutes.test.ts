/** @jest-environment node */
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { built, check, declare, entryOf, slotOf, title } from './builtRelease.fixture';
import { checkDropped, checkRoutes } from './checkRoutes';

test('refuses a feed at an address of another remote, and none that is its own', async () => {
  const feed = { page: '/help/all', records: '/help/:id', title, description: title };
  const item = { title: 'title', description: 'summary', date: 'date' };
  const release = built({ name: 'support', route: '/help/:id' });
  const list = { call: '/api/help/filter', params: { id: 'id' } } as const;
  declare(release, {
    routes: release.manifest.declaration.routes.map((route) => ({ ...route, list })),
    feeds: [
      { ...feed, item, path: '/help/rss.xml' },
      { ...feed, item, path: '/news/rss.xml' },
      { ...feed, item, path: '/sitemap.xml' },
    ],
  });
  expect(await check(release, [built({ route: '/news/:url' }).manifest])).toEqual([
    'Its feed /news/rss.xml collides with /news/:url of media: choose another one.',
    'Its feed /sitemap.xml collides with /sitemap.xml of the server: choose another one.',
  ]);
});

test.each([
  ...['/api/:any', '/registry/:any', '/shell/:any', '/remotes/:any', '/reports', '/plan'],
  ...['/plan.json', '/healthz', '/readyz', '/sw.js', '/manifest.webmanifest', '/robots.txt'],
])('refuses %s, which the server answers itself', (route) => {
  const [reason, ...more] = checkRoutes(built({ route }).manifest, []);
  expect(reason?.en).toMatch(/ of the server: choose another one\.$/);
  expect(reason?.ru).toMatch(/, который занимает сервер: выберите другой\.$/);
  expect(more).toStrictEqual([]);
});

test.each([
  ['/', '/', { ru: 'оболочка', en: 'the shell' }],
  ['/news/:id', '/news/:url', { ru: 'модуль media', en: 'media' }],
])('refuses the route %s, and says whose it is', (route, theirs, owner) => {
  const others = [built({ route: '/news/:url' }).manifest];
  expect(checkRoutes(built({ name: 'support', route }).manifest, others)).toEqual([
    {
      ru: `Его адрес ${route} пересекается с ${theirs}, который занимает ${owner.ru}: выберите другой.`,
      en: `Its route ${route} collides with ${theirs} of ${owner.en}: choose another one.`,
    },
  ]);
});

test('refuses a kind of finds that another remote has', async () => {
  const list = { call: '/api/help/filter', params: { id: 'id' } } as const;
  const words = { icon: 'news', order: 1, label: title, more: title } as const;
  const kind = { ...words, kind: 'help', title: ['title'], summary: ['text'], facts: [] };
  const searching = (name: string, route: string, found = kind) => {
    const release = built({ name, route });
    const routes = release.manifest.declaration.routes.map((one) => ({ ...one, list }));
    declare(release, { routes, search: { kinds: [{ ...found, records: route }] } });
    return release;
  };
  const other = searching('media', '/news/:id');
  expect(await check(searching('support', '/help/:id'), [other.manifest])).toEqual([
    'Its search of help collides with that of media: choose another name.',
  ]);
  const others = searching('media', '/news/:id', { ...kind, kind: 'news' });
  expect(await check(searching('support', '/help/:id'), [others.manifest])).toStrictEqual([]);
});

test('refuses menu entries and widgets that another remote has, or that lead nowhere', async () => {
  const release = built({ name: 'support', route: '/help' });
  declare(release, { menu: [entryOf('/news'), entryOf('/help')], slots: [slotOf('Screen')] });
  const other = built({ route: '/news' });
  declare(other, { menu: [entryOf('/news')], slots: [slotOf('Screen')] });
  expect(await check(release, [other.manifest])).toEqual([
    'Its menu entry /news is in the menu of media: remove one of them.',
    'Its menu entry /news leads to none of its routes: declare the route, or correct it.',
    'Its widget Screen in home.main has the name of one of media: rename it.',
  ]);
});

test('refuses a release that declares the same twice', async () => {
  const release = built({ route: '/news/:url' });
  const [route] = release.manifest.declaration.routes;
  const list = { call: '/api/news/filter', params: { url: 'id' } } as const;
  const routes = route
    ? [
        { ...route, list },
        { ...route, path: '/News/:id' },
      ]
    : [];
  const item = { title: 'title', description: 'summary', date: 'date' };
  const records = { page: '/news/all', records: '/news/:url', title, description: title };
  const feed = { ...records, item, path: '/news.xml' } as const;
  const menu = [entryOf('/news/1'), entryOf('/news/1')];
  declare(release, { routes, menu, slots: [slotOf('Screen'), slotOf('Screen')] });
  declare(release, { feeds: [feed, feed] });
  expect(await check(release)).toEqual([
    'It declares the route /News/:id twice: keep one of them.',
    'It declares the feed /news.xml twice: keep one of them.',
    'Its menu has the entry /news/1 twice: keep one of them.',
    'It declares the widget Screen in home.main twice: keep one of them.',
  ]);
});

test('refuses a menu that leaves no room for others', async () => {
  const release = built({ route: '/news/:id' });
  const entries = (count: number) =>
    Array.from({ length: count }, (_, at) => entryOf(`/news/${at}`));
  declare(release, { menu: entries(21) });
  expect(await check(release)).toEqual([
    'Its menu has 21 entries of the 20 it may have: join them to sections.',
  ]);
  declare(release, { menu: entries(20) });
  expect(await check(release)).toStrictEqual([]);
});

test('a route that opens now is kept, is given up in words, or is another remote’s', () => {
  const { manifest: replaced } = built({ route: '/news/:id' });
  const next = built({ route: '/articles' });
  const judge = (others: RemoteManifest[] = []) =>
    checkDropped(next.manifest, { others, replaced }).map(({ ru, en }) => ru && en);
  expect(judge()).toEqual([
    'It lacks the route /news/:id, which opens now: keep it, or name it among gone in remote.ts.',
  ]);
  expect(judge([built({ name: 'archive', route: '/news/:number' }).manifest])).toStrictEqual([]);
  // One of its addresses is not all of them.
  expect(judge([built({ name: 'archive', route: '/news/new' }).manifest])).toHaveLength(1);
  declare(next, { gone: ['/news/:id'] });
  expect(judge()).toStrictEqual([]);
});
