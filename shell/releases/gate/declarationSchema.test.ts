/** @jest-environment node */
import { staffRoles } from '@campus/shared/contract/roles';
import { declarationSchema, roles } from './declarationSchema';

const title = { ru: 'Новости', en: 'News' };
const call = '/api/media/news/{url}';

const route = {
  ...{ path: '/news/:url', screen: 'ArticleScreen', title, access: 'public', isPrivate: true },
  viewport: 'width=1024',
  head: {
    ...{ call, title: ['seoTitle', 'title'], address: { param: 'url', field: 'url' } },
    trail: [{ path: '/news', title }],
    structured: {
      type: 'NewsArticle',
      fields: {
        headline: 'title',
        about: { all: ['title', { own: 'site' }] },
        url: [{ own: 'page' }, { addressOf: '/news/:url' }],
        isFree: { when: 'isFree', then: { is: 'yes' }, otherwise: { is: 'no' } },
      },
    },
  },
  list: { call, params: { url: 'url' }, changed: 'updatedAt' },
  example: { call, as: 'STUDENT', params: { url: 'url' } },
  firstCalls: ['/api/media/news/tags?size=20'],
  places: [{ place: 'news.aside', props: { url: 'string', count: 'number', isOpen: 'boolean' } }],
  noAccess: { text: title, to: '/help', label: title },
};

const slot = {
  ...{ place: 'person.tabs', isTabbed: true, tab: 'news-of-person', title },
  ...{ widget: 'PersonNews', order: 1, access: ['GUEST', 'ADMIN'] },
};

const entry = {
  ...{ to: '/news', label: title, icon: 'news', group: 'me', order: 1, access: 'signedIn' },
  ...{ shortcut: 'n', needs: '/api/media/news/filter', isMinor: true, isOnIcon: true },
  count: { call: '/api/media/news/filter', body: { statuses: ['NEW'] }, of: title },
};

const search = {
  kinds: [
    {
      ...{ kind: 'info-page', records: '/news/:url', icon: 'news', order: 1, label: title },
      ...{ title: ['title'], summary: ['lead'], more: title, all: { page: '/news', label: title } },
      facts: [
        'author',
        { date: 'publishAt' },
        { dateTime: 'updatedAt' },
        { field: 'status', words: { NEW: title } },
      ],
    },
  ],
  fallbacks: [{ to: '/help', label: title, order: 1 }],
};

/** All that a remote can say of itself. */
const whole = {
  ...{ name: 'news-2-day', title, owner: 'media@example.test', team: ['ADMIN'], search },
  ...{ routes: [route], slots: [slot], menu: [entry], gone: ['/old-news'] },
  feeds: [
    {
      ...{ path: '/news.xml', page: '/news', records: '/news/:url', title, description: title },
      item: { title: 'title', description: 'lead', date: 'publishAt' },
    },
  ],
  offline: [
    {
      ...{ page: '/me/card', text: title, label: title, icon: 'card', order: 1 },
      answers: [{ call: '/api/cards/my', pictures: { photoUrl: '/api/files/own/' } }],
    },
  ],
};

/** The same, with something else at a place: `routes.0.path`. */
function wholeWith(place: string, value: unknown) {
  const copy = JSON.parse(JSON.stringify(whole)) as Record<string, unknown>;
  const names = place.split('.');
  const last = names.pop() ?? '';
  let at: Record<string, unknown> = copy;
  for (const name of names) at = at[name] as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(at, last);
  else at[last] = value;
  return copy;
}

const problemsOf = (declaration: unknown) =>
  declarationSchema
    .safeParse(declaration)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

test('a remote may say all that there is to say', () => {
  expect(problemsOf(whole)).toStrictEqual([]);
  for (const group of ['main', 'admin'])
    expect(problemsOf(wholeWith('menu.0.group', group))).toStrictEqual([]);
});

const address = 'must begin with a slash and be an address of this site';
const letters = 'must be of small letters and hyphens';
const withQuery = 'must be a call without parameters, with its query';
const names = 'must be of small letters, digits and hyphens';
const zoom = 'must let people zoom: leave out user-scalable and maximum-scale';
const inAnswer = 'must be a field of the answer, or say in another known way what to tell';
const ofItem = 'must be a field of an item, or say in another known way what to tell';
const oneLetter = 'must be one small letter, and h is taken';
const folder = 'must be a folder of the API: it ends with a slash';
const people = roles.join(', ');

test.each<[place: string, value: unknown, message: string]>([
  ['name', 'News', names],
  ['name', '2news', names],
  ['name', 'news_day', names],
  ['name', 'news-', names],
  ['name', 'news-Day', names],
  ['name', 'shell', 'must not be the name of the shell'],
  ['title.ru', ' ', 'must say something'],
  ['title.en', 'n'.repeat(61), 'must be of 60 letters at most'],
  ['owner', 'o'.repeat(1_001), 'must be of 1000 letters at most'],
  ['gone.0', '//old.example', address],
  ['routes.0.path', 'news', address],
  ['routes.0.path', '/\\news', address],
  ['routes.0.path', '/news?all', address],
  ['routes.0.access', [], `must be public, signedIn or a list of ${people}`],
  ['routes.0.access', 'staff', `must be public, signedIn or a list of ${people}`],
  ['routes.0.viewport', 'width=device-width, user-scalable=no', zoom],
  ['routes.0.viewport', 'maximum-scale=1', zoom],
  ['routes.0.head.call', 'https://api.example', 'must be a call: it begins with /api/'],
  ['routes.0.head.title', [], 'must name a field'],
  ['routes.0.example.as', 'GUESTS', `must be one of ${people}`],
  ['routes.0.firstCalls.0', '/api/media/news/{url}', withQuery],
  ['routes.0.firstCalls.0', '/api/media/:url', withQuery],
  ['routes.0.firstCalls.0', '/api/news#top', withQuery],
  ['routes.0.firstCalls.0', '/api/news tags', withQuery],
  ['routes.0.firstCalls.0', '/other/api/news', withQuery],
  ['routes.0.firstCalls', Array(9).fill('/api/news'), 'must be of 8 calls at most'],
  ['routes.0.places.0.props.url', 'date', 'must be string, number or boolean'],
  ['routes.0.noAccess.to', '/\\help', address],
  ['routes.0.noAccess.to', 'news/help', address],
  ['routes.0.head.structured.fields.url', { is: 1 }, inAnswer],
  ['routes.0.head.structured.fields.url', { addressOf: 1 }, inAnswer],
  ['routes.0.head.structured.fields.url', { when: 'isFree' }, inAnswer],
  ['search.kinds.0.facts.0', { dateTime: 1 }, ofItem],
  ['slots.0.title', undefined, 'must name its tab'],
  ['slots.0.tab', 'News', letters],
  ['slots.0.tab', 'newsOf', letters],
  ['slots.0.tab', '-news', letters],
  ['slots.0.order', '1', 'must be a number'],
  ['menu.0.group', 'side', 'must be main, me or admin'],
  ['team.0', 'STUDENT', `must be of ${staffRoles.join(', ')}`],
  ['menu.0.shortcut', 'h', oneLetter],
  ['menu.0.shortcut', 'go', oneLetter],
  ['menu.0.shortcut', '1n', oneLetter],
  ['menu.0.needs', '/other/api/news', 'must be a call of the API'],
  ['menu.0.count.call', '/api/news filter', 'must be a call of the API'],
  ['feeds.0.path', '/news.json', 'must end with .xml'],
  ['search.kinds.0.kind', 'Info', letters],
  ['search.kinds.0.kind', 'info2', letters],
  ['search.kinds.0.kind', '1info', letters],
  ['offline.0.answers.0.call', '/api/cards?my', 'must be a call without parameters'],
  ['offline.0.answers.0.call', '/other/api/cards', 'must be a call without parameters'],
  ['offline.0.answers.0.pictures.photoUrl', '/api/files', folder],
  ['offline.0.answers.0.pictures.photoUrl', '/other/api/files/', folder],
  ['offline.0.answers.0.pictures.photoUrl', '/api/files/own', folder],
])('%s is not %j: it %s', (place, value, message) => {
  expect(problemsOf(wholeWith(place, value))).toEqual([`${place} ${message}`]);
});

test.each([
  'routes.0.title.en',
  'routes.0.head.address.field',
  'routes.0.head.trail.0.path',
  'routes.0.list.call',
  'routes.0.example.params',
  'menu.0.count.of',
  'feeds.0.item.date',
  'search.kinds.0.all.label',
  'search.fallbacks.0.to',
])('%s is not left out', (place) => {
  expect(problemsOf(wholeWith(place, undefined))).toHaveLength(1);
});

test.each([
  ['routes.0.isPrivate', false],
  ['menu.0.isMinor', false],
  ['menu.0.isOnIcon', false],
  ['routes.0.head.structured.fields.url', []],
  ['routes.0.head.structured.fields.about', { all: [] }],
  ['routes.0.head.structured.fields.about', { own: 'place' }],
])('%s is not %j', (place, value) => {
  expect(problemsOf(wholeWith(place, value))).toHaveLength(1);
});
