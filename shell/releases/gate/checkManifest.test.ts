/** @jest-environment node */
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { checkManifest } from './checkManifest';

const title = { ru: 'Новости', en: 'News' };
const hash = `sha384-${'a'.repeat(64)}`;

const sound = {
  release: '1.0.0-a',
  commit: null,
  contract: '^1.0.0',
  declaration: {
    name: 'media',
    title,
    owner: 'media@example.test',
    routes: [{ path: '/news', screen: 'NewsScreen', title, access: 'public' }],
    slots: [{ place: 'home.main', widget: 'Latest', order: 1, access: ['STUDENT'] }],
    menu: [
      { to: '/news', label: title, icon: 'news', group: 'main', order: 1, access: 'signedIn' },
    ],
  },
  entry: 'entry.js',
  exposed: ['a.js'],
  screens: { NewsScreen: ['b.js'], Latest: [] },
  borrows: {},
  missingTexts: { ru: [], en: [] },
  integrity: { 'entry.js': hash, 'a.js': hash, 'b.js': hash },
};

type Change = (manifest: typeof sound) => void;

const check = (change?: Change) => {
  // Not structuredClone: it would keep that all titles are one object.
  const manifest = JSON.parse(JSON.stringify(sound)) as typeof sound;
  change?.(manifest);
  return checkManifest(manifest as unknown as RemoteManifest);
};

test('lets a manifest pass that says all that is needed', () => {
  expect(check()).toStrictEqual([]);
});

const at = <T>([first]: T[], change: (value: T) => void) => {
  if (first) change(first);
};

const faults: [string, Change][] = [
  ['declaration.name must not be the name of the shell', (m) => (m.declaration.name = 'shell')],
  ['declaration.name must be of small letters', (m) => (m.declaration.name = 'Media News')],
  ['declaration.owner must say something', (m) => (m.declaration.owner = ' ')],
  ['declaration.title.en must say something', (m) => (m.declaration.title.en = '')],
  ['declaration.menu.0.label.ru must say', (m) => at(m.declaration.menu, (e) => (e.label.ru = ''))],
  ['declaration.routes.0.path must begin', (m) => at(m.declaration.routes, (r) => (r.path = 'x'))],
  // Another site, as browsers read it.
  ...['//evil.example/news', '/\\evil.example/news'].flatMap((address): [string, Change][] => [
    [
      'declaration.routes.0.path must begin',
      (m) => at(m.declaration.routes, (r) => (r.path = address)),
    ],
    ['declaration.menu.0.to must begin', (m) => at(m.declaration.menu, (e) => (e.to = address))],
    [
      'declaration.routes.0.noAccess.to must begin',
      (m) =>
        at(m.declaration.routes, (r) =>
          Object.assign(r, { noAccess: { text: title, to: address, label: title } }),
        ),
    ],
  ]),
  [
    'declaration.menu.0.label.ru must be of 60 letters at most',
    (m) => at(m.declaration.menu, (e) => (e.label.ru = 'Новости '.repeat(9))),
  ],
  [
    'declaration.routes.0.title.en must be of 1000 letters at most',
    (m) => at(m.declaration.routes, (r) => (r.title.en = 'News '.repeat(300))),
  ],
  [
    'declaration.routes.0.firstCalls must be of 8 calls at most',
    (m) =>
      at(m.declaration.routes, (r) =>
        Object.assign(r, { firstCalls: Array<string>(9).fill('/api/news') }),
      ),
  ],
  [
    'declaration.routes.0.access must be public, signedIn or a list',
    (m) => at(m.declaration.routes, (r) => (r.access = 'everybody')),
  ],
  [
    'declaration.slots.0.access must be public, signedIn or a list',
    (m) => at(m.declaration.slots, (s) => (s.access = ['KING'])),
  ],
  [
    'declaration.slots.0.title must name its tab',
    (m) => at(m.declaration.slots, (s) => Object.assign(s, { isTabbed: true })),
  ],
  [
    'declaration.slots.0.tab must be of small letters',
    (m) => at(m.declaration.slots, (s) => Object.assign(s, { tab: 'Log/all' })),
  ],
  [
    'declaration.routes.0.places.0.props.id must be string, number or boolean',
    (m) =>
      at(m.declaration.routes, (r) =>
        Object.assign(r, { places: [{ place: 'news.below', props: { id: 'date' } }] }),
      ),
  ],
  ['entry must be a plain file name', (m) => (m.entry = '../../shell/main.js')],
  ['integrity.a.js must be sha384-', (m) => (m.integrity['a.js'] = 'sha1-x')],
  ['release must be of letters', (m) => (m.release = '../1')],
];

test.each(faults)('refuses a manifest when %s', (sentence, change) => {
  expect(check(change)).toEqual([expect.stringContaining(`mfe.json: ${sentence}`)]);
});

const thing = {
  type: 'Event',
  fields: {
    name: ['title', { is: 'Nothing' }],
    url: { own: 'page' },
    image: { all: [{ addressOf: 'cover.url' }] },
    place: { when: 'place', then: { type: 'Place', fields: { name: 'place' } } },
  },
};
const feed = {
  path: '/news/rss.xml',
  page: '/news',
  records: '/news/:url',
  title,
  description: title,
  item: { title: 'title', description: 'summary', date: 'publishAt' },
};

interface Told {
  path?: string;
  access?: string;
  params?: object;
  fields?: object;
  feed?: object;
}

const withMachines = (more: Told = {}): Change => {
  return ({ declaration }) => {
    const structured = { ...thing, fields: { ...thing.fields, ...more.fields } };
    at(declaration.routes, (route) => {
      declaration.routes.push({ ...route });
      Object.assign(route, {
        path: more.path ?? '/news/:url',
        head: { call: '/api/x', title: ['title'], structured, trail: [{ path: '/news', title }] },
        list: { call: '/api/x/filter', params: more.params ?? { url: 'url' } },
        feed: feed.path,
        access: more.access ?? 'public',
      });
    });
    Object.assign(declaration, { feeds: [{ ...feed, ...more.feed }] });
  };
};

test('lets a manifest pass that tells machines what its records are', () => {
  expect(check(withMachines())).toStrictEqual([]);
});

test.each([
  ['structured.fields.code must be a field', withMachines({ fields: { code: { run: 'x' } } })],
  ['structured.fields.own must be a field', withMachines({ fields: { own: { own: 'all' } } })],
  ['feeds.0.path must end with .xml', withMachines({ feed: { path: '/news/rss' } })],
])('refuses a manifest whose %s', (sentence, change) => {
  expect(check(change)).toEqual([expect.stringContaining(sentence)]);
});

test('refuses a feed that no page finds or that has nothing to tell', () => {
  expect(check(withMachines({ path: '/old/:url', feed: { path: '/old/rss.xml' } }))).toEqual([
    'Its route /old/:url names the feed /news/rss.xml: declare it in feeds.',
    'Its feed /old/rss.xml needs the public route /news/:url with a list.',
  ]);
});

test('refuses a feed of what is not for everybody, or of a page that is not there', () => {
  expect(check(withMachines({ access: 'signedIn', feed: { page: '/olds' } }))).toEqual([
    'Its feed /news/rss.xml needs the public route /news/:url with a list.',
    'Its feed /news/rss.xml is of the page /olds: declare it in routes.',
  ]);
});

test('refuses a list whose records have only half an address', () => {
  const path = '/news/:year/:url';
  expect(check(withMachines({ path, feed: { records: path } }))).toEqual([
    `The list of its route ${path} does not say :year: name it in params.`,
  ]);
});

test('refuses what an older build does not say', () => {
  const change: Change = (manifest) => void Reflect.deleteProperty(manifest, 'contract');
  expect(check(change)).toEqual([
    expect.stringMatching(/^mfe\.json: contract .+ Mend remote\.ts and build again\.$/),
  ]);
});

test('refuses names that lead to nothing', () => {
  const change: Change = (manifest) => {
    Object.assign(manifest, { screens: { Latest: ['c.js'] } });
  };
  expect(check(change)).toEqual([
    'NewsScreen is declared, and the build has no files of it: import it lazily.',
    'c.js has no hash in the manifest: build again.',
  ]);
});

const searched = {
  kind: 'news',
  records: '/news/:url',
  icon: 'news',
  order: 1,
  title: ['title'],
  summary: ['summary'],
  facts: [{ date: 'publishAt' }, 'place', { field: 'isOnline', words: { true: title } }],
  label: title,
  more: title,
  all: { page: '/news', label: title },
};

const withSearch = (search: object): Change => {
  return (manifest) => {
    withMachines()(manifest);
    Object.assign(manifest.declaration, { search });
  };
};

test('lets a manifest pass that says how its records are searched', () => {
  const fallbacks = [{ to: '/news', label: title, order: 1 }];
  expect(check(withSearch({ kinds: [searched], fallbacks }))).toStrictEqual([]);
});

test('refuses a search without records, twice of the same name, or that leads nowhere', () => {
  const kinds = [searched, { ...searched, records: '/olds/:url', all: undefined }];
  const fallbacks = [{ to: '/help', label: title, order: 1 }];
  expect(check(withSearch({ kinds, fallbacks }))).toEqual([
    'Its search of news needs the public route /olds/:url with a list.',
    'It declares the search of news twice: keep one of them.',
    'Its search leads to /help: declare it in routes.',
  ]);
});

test('refuses a fact of a find that is told in an unknown way', () => {
  expect(check(withSearch({ kinds: [{ ...searched, facts: [{ html: 'body' }] }] }))).toEqual([
    expect.stringContaining('search.kinds.0.facts.0 must be a field of an item'),
  ]);
});

const kept = {
  page: '/me/pass',
  answers: [
    { call: '/api/pass', without: ['code'], pictures: { photoUrl: '/api/files/human-photo/' } },
  ],
  text: title,
  label: title,
  icon: 'card',
  order: 1,
};

const withOffline =
  (pages: object[], route: object = {}): Change =>
  ({ declaration }) => {
    const screen = { path: '/me/pass', screen: 'NewsScreen', title, access: ['HUMAN', 'STUDENT'] };
    declaration.routes.push({ ...screen, ...route } as never);
    Object.assign(declaration, { offline: pages });
  };

test('lets a manifest pass that keeps a page of participants for offline', () => {
  expect(check(withOffline([kept]))).toStrictEqual([]);
});

test.each([
  ['offline.0.page must begin', { page: 'me/pass' }],
  ['offline.0.answers.0.call must be a call', { answers: [{ call: '/api/pass/{id}' }] }],
  ['offline.0.answers.0.call must be a call', { answers: [{ call: '/api/pass?of=1' }] }],
  [
    'offline.0.answers.0.pictures.url must be a folder of the API',
    { answers: [{ call: '/api/pass', pictures: { url: 'https://elsewhere.test/' } }] },
  ],
  ['offline.0.label.en must say', { label: { ru: 'Открыть', en: '' } }],
])('refuses a manifest whose %s', (sentence, change) => {
  expect(check(withOffline([{ ...kept, ...change }]))).toEqual([expect.stringContaining(sentence)]);
});

test('refuses to keep a page that is not there, twice or for more than participants', () => {
  expect(check(withOffline([{ ...kept, page: '/me' }, kept, kept]))).toEqual([
    'Its page /me is kept for offline: declare it in routes.',
    'It keeps the page /me/pass twice: keep one of them.',
  ]);
  const path = '/me/pass/:id';
  expect(check(withOffline([{ ...kept, page: path }], { path }))).toEqual([
    `Its page ${path} is kept for offline, so its address can have no parameters.`,
  ]);
  const onlyThem = 'Its page /me/pass is kept for offline: let only HUMAN and STUDENT open it.';
  for (const access of ['public', 'signedIn', ['STUDENT', 'ADMIN']])
    expect(check(withOffline([kept], { access }))).toEqual([onlyThem]);
});
