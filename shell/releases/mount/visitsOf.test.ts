/** @jest-environment node */
import type { Access } from '@campus/shared/contract/call';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { personFor } from './personFor';
import { openVisits, plainVisits } from './visitsOf';

const title = { ru: 'а', en: 'a' };
const routeOf = (path: string, access: Access) => ({ path, access, screen: 'A', title });

const manifestWith = (declaration: Partial<RemoteManifest['declaration']>) =>
  [{ declaration: { routes: [], slots: [], ...declaration } }] as unknown as RemoteManifest[];

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
  expect(plainVisits(manifestWith({ routes }))).toEqual([
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
  const visits = plainVisits(manifestWith({ slots }));
  expect(visits.map(({ address, person }) => [address, person])).toEqual([
    ['/', null],
    ['/', 'student'],
    ['/', 'admin'],
  ]);
});

test('the page of one record is visited where a link to a page leads, and else at a made-up address', () => {
  const routes = [routeOf('/news/:url', 'public'), routeOf('/partners/:id', 'public')];
  const visits = openVisits(
    manifestWith({ routes }),
    new Set(['/news', '/news/rss.xml', '/news/first', '/other/1']),
  );
  expect(visits).toMatchObject([
    { address: '/news/first', what: 'the route /news/:url', isPlaceholder: false },
    { address: '/partners/no-such-record', isPlaceholder: true },
  ]);
});
