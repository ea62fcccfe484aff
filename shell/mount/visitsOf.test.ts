/** @jest-environment node */
import type { Access } from '@campus/shared/contract/call';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { isOfPage, type MountVisit, openVisits, personFor, plainVisits } from './visitsOf';

const title = { ru: 'а', en: 'a' };
const routeOf = (path: string, access: Access) => ({ path, access, screen: 'A', title });

const manifestWith = (declaration: Partial<RemoteManifest['declaration']>) =>
  ({ declaration: { routes: [], slots: [], ...declaration } }) as unknown as RemoteManifest;
const mounted = (declaration: Partial<RemoteManifest['declaration']>) => ({
  manifests: [manifestWith(declaration)],
});

test.each<[Access, string | null]>([
  ['public', null],
  ['signedIn', 'student'],
  [['HUMAN', 'STUDENT'], 'student'],
  [['HUMAN'], 'newcomer'],
  [['AUDITOR', 'ADMIN'], 'admin'],
  [['PAYMENT_APPROVER'], 'approver'],
  [['GUEST'], null],
])('what is for %j is mounted as %s', (access, person) => {
  expect(personFor(access)).toBe(person);
});

const seen = (visits: readonly MountVisit[]) =>
  visits.map(({ address, person, looks }) => [
    address,
    person,
    ...looks.map((look) => look && `${look.language} ${look.width}`),
  ]);

test('what is public is seen by guests and people, each in both languages and at both widths', () => {
  const routes = [routeOf('/news', 'public'), routeOf('/a/:b', 'public')];
  expect(seen(plainVisits(mounted({ routes })))).toEqual([
    ['/news', null, 'ru 1280', 'en 375'],
    ['/news', 'student', 'en 1280', 'ru 375'],
  ]);
});

test('other routes are seen by everybody who may, the first of them most closely', () => {
  const routes = [routeOf('/admin', ['AUDITOR', 'ADMIN', 'SUPPORT']), routeOf('/me', ['STUDENT'])];
  const visits = plainVisits(mounted({ routes }));
  expect(seen(visits)).toEqual([
    ['/admin', 'admin', 'ru 1280', 'en 375'],
    ['/admin', 'support', 'en 1280'],
    ['/admin', 'audit', 'ru 375'],
    ['/me', 'student', 'ru 1280', 'en 375'],
  ]);
  expect(visits.map(({ isFirst }) => isFirst)).toEqual([true, false, false, true]);
});

test('widgets of one page are seen together, by guests, by students and by whom they are for', () => {
  const slot = { place: 'home.main', widget: 'A', order: 1, access: 'public' } as const;
  const slots = [
    slot,
    { ...slot, widget: 'B' },
    { ...slot, widget: 'C', access: ['ADMIN'] },
  ] as const;
  const visits = plainVisits(mounted({ slots }));
  expect(visits.map(({ address, person }) => [address, person])).toEqual([
    ['/', null],
    ['/', 'student'],
    ['/', 'admin'],
  ]);
});

const knownTo = (links: Record<string, string[]>) =>
  new Map(Object.entries(links).map(([person, each]) => [person, new Set(each)]));

test('each person opens a record that they can find, those without one that of somebody else, last', () => {
  const routes = [
    routeOf('/people/:id', ['ADMIN', 'AUDITOR', 'EDU_OPERATOR', 'SUPPORT']),
    routeOf('/people/new', ['ADMIN']),
  ];
  const known = knownTo({
    audit: ['/people/new', '/people/1'],
    edu: ['/people/2/new', '/people/2'],
    support: ['/people'],
  });
  const visits = openVisits(mounted({ routes }), known);
  expect(visits.map(({ address, person, record }) => [person, address, record])).toEqual([
    ['edu', '/people/2', 'own'],
    ['audit', '/people/1', 'own'],
    ['admin', '/people/1', 'foreign'],
    ['support', '/people/1', 'foreign'],
  ]);
  expect(visits.map(({ isFirst }) => isFirst)).toEqual([true, false, false, false]);
  expect(seen(visits)[0]?.slice(2)).toEqual(['ru 1280', 'en 375']);
});

test('where there is a form for a new record only, that is visited', () => {
  const routes = [routeOf('/people/:id', ['ADMIN'])];
  const visits = openVisits(mounted({ routes }), knownTo({ admin: ['/people/new'] }));
  expect(visits).toMatchObject([{ address: '/people/new', record: 'own' }]);
});

test('the page of one record is visited where a link to a page leads, and else at a made-up address', () => {
  const routes = [routeOf('/news/:url', 'public'), routeOf('/partners/:id', 'public')];
  const visits = openVisits(
    mounted({ routes }),
    knownTo({ student: ['/news', '/news/rss.xml', '/news/first', '/other/1'] }),
  );
  expect(visits.filter(({ isFirst }) => isFirst)).toMatchObject([
    { address: '/news/first', what: 'the route /news/:url', person: 'student', record: 'own' },
    { address: '/partners/no-such-record', person: null, record: 'none' },
  ]);
});

test('a token in a letter leads to a page, for all its dots', () => {
  const link = `/ticket/eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJndWVzdCJ9.${'a1'.repeat(21)}`;
  const visits = openVisits(
    mounted({ routes: [routeOf('/ticket/:token', 'public')] }),
    new Map([[null, new Set([link])]]),
  );
  expect(visits).toMatchObject([
    { address: link, person: null, record: 'own' },
    { address: link, person: 'student', record: 'foreign' },
  ]);
});

test('a widget of another remote’s page is visited there, by its tab and as those it is for', () => {
  const tabs = { place: 'human.tabs', props: { humanId: 'string' }, isTabbed: true } as const;
  const slot = {
    ...tabs,
    widget: 'Payments',
    title,
    order: 1,
    access: ['AUDITOR', 'SUPPORT'],
  } as const;
  const owner = manifestWith({
    routes: [{ ...routeOf('/people/:id', ['ADMIN', 'AUDITOR']), places: [tabs] }],
  });
  const filler = { ...mounted({ slots: [slot] }), others: [owner] };
  expect(plainVisits(filler)).toStrictEqual([]);
  expect(openVisits(filler, knownTo({ audit: ['/people/1'] }))).toMatchObject([
    {
      address: '/people/1?tab=Payments',
      person: 'audit',
      what: 'the widget Payments of /people/:id',
      record: 'own',
    },
  ]);
  const inPath = manifestWith({
    routes: ['/people/:id', '/people/:id/:tab'].map((path) => ({
      ...routeOf(path, ['ADMIN', 'AUDITOR']),
      places: [tabs],
    })),
  });
  const known = knownTo({ audit: ['/people/1'] });
  const addressesWith = (tab?: string) =>
    openVisits({ ...mounted({ slots: [{ ...slot, tab }] }), others: [inPath] }, known).map(
      ({ address }) => address,
    );
  expect(addressesWith('payments')).toEqual(['/people/1/payments']);
  expect(addressesWith()).toEqual(['/people/1/Payments']);
});

test.each<[Access, (string | null)[]]>([
  ['public', ['admin', 'support']],
  ['signedIn', ['admin', 'support']],
  [['SUPPORT', 'CONTENT_MANAGER'], ['support']],
  [['STUDENT'], []],
])('a widget for %j on a page of staff is seen by %j', (access, people) => {
  const place = { place: 'desk.aside' };
  const slot = { ...place, widget: 'A', order: 1, access } as const;
  const desk = manifestWith({
    routes: [{ ...routeOf('/admin/desk', ['ADMIN', 'SUPPORT']), places: [place] }],
  });
  const visits = plainVisits({ ...mounted({ slots: [slot] }), others: [desk] });
  expect(visits.map(({ person }) => person)).toEqual(people);
  // One of them looks most closely.
  expect(visits.map(({ isFirst }) => isFirst)).toEqual(people.map((_, at) => at === 0));
});

test.each([
  ['/events', '/events', true],
  ['/news/:url', '/news/present-address', true],
  ['/admin/payments', '/admin/payments/first-part', true],
  ['/', '/', true],
  ['/', '/help', false],
  ['/events', '/', false],
  ['/events', '/help', false],
  ['/news/:url', '/news', false],
])('what came for %s and is at %s is of that page: %s', (path, opened, isIt) => {
  const routes = [routeOf(path, 'public')];
  const known = knownTo({ student: [path.replace(':url', 'former-address')] });
  const [visit] = [...plainVisits(mounted({ routes })), ...openVisits(mounted({ routes }), known)];
  expect(visit && isOfPage(visit, opened)).toBe(isIt);
});

test('an address that was made up may lead anywhere', () => {
  const [visit] = openVisits(mounted({ routes: [routeOf('/news/:url', 'public')] }), new Map());
  expect(visit && isOfPage(visit, '/news')).toBe(true);
});

test('a widget of a place that no page has is visited nowhere', () => {
  const slot = { place: 'human.tabs', widget: 'A', order: 1, access: 'public' } as const;
  const alone = mounted({ slots: [slot] });
  expect([...plainVisits(alone), ...openVisits(alone, new Map())]).toStrictEqual([]);
});
