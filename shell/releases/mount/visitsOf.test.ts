/** @jest-environment node */
import type { Access } from '@campus/shared/contract/call';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { openVisits, personFor, plainVisits } from './visitsOf';

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

test('routes are visited as those who may see them', () => {
  const routes = [
    routeOf('/news', 'public'),
    routeOf('/me', ['STUDENT']),
    routeOf('/a/:b', 'public'),
  ];
  expect(plainVisits(mounted({ routes }))).toEqual([
    { address: '/news', person: null, what: 'the route /news' },
    { address: '/me', person: 'student', what: 'the route /me' },
  ]);
});

test('widgets of one page are seen together, by guests and by students', () => {
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

test('the page of one record is visited where a link to a page leads, and else at a made-up address', () => {
  const routes = [routeOf('/news/:url', 'public'), routeOf('/partners/:id', 'public')];
  const visits = openVisits(
    mounted({ routes }),
    new Set(['/news', '/news/rss.xml', '/news/first', '/other/1']),
  );
  expect(visits).toMatchObject([
    { address: '/news/first', what: 'the route /news/:url', isPlaceholder: false },
    { address: '/partners/no-such-record', isPlaceholder: true },
  ]);
});

test('a widget of another remote’s page is visited there, by its tab and as those it is for', () => {
  const tabs = { place: 'human.tabs', props: { humanId: 'string' }, isTabbed: true } as const;
  const slot = { ...tabs, widget: 'Payments', title, order: 1, access: ['AUDITOR'] } as const;
  const owner = manifestWith({
    routes: [{ ...routeOf('/people/:id', ['ADMIN']), places: [tabs] }],
  });
  const filler = { ...mounted({ slots: [slot] }), others: [owner] };
  expect(plainVisits(filler)).toEqual([]);
  expect(openVisits(filler, new Set(['/people/1']))).toEqual([
    {
      address: '/people/1?tab=Payments',
      person: 'audit',
      what: 'the widget Payments of /people/:id',
      isPlaceholder: false,
    },
  ]);
});

test('a widget of a place that no page has is visited nowhere', () => {
  const slot = { place: 'human.tabs', widget: 'A', order: 1, access: 'public' } as const;
  const alone = mounted({ slots: [slot] });
  expect([...plainVisits(alone), ...openVisits(alone, new Set())]).toEqual([]);
});
