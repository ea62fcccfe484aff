/** @jest-environment node */
import type { RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { createSite } from './createSite';

const routeOf = (path: string, params: Record<string, string>): RouteDeclaration => ({
  path,
  screen: 'Item',
  title: { ru: 'Запись', en: 'Record' },
  list: { call: `/api/${path.split('/')[1]}/filter`, params },
  access: 'public',
});
const news = routeOf('/news/:url', { url: 'url' });
const events = routeOf('/events/:url', { url: 'url' });

const page = { status: 200, body: { items: [{ url: 'a' }], total: 1 } };
const answers = new Map<string, () => Promise<typeof page | { status: number; body: object }>>();
const report = jest.fn();

const open = () =>
  createSite((path) => answers.get(path.split('?')[0] ?? '')?.() ?? Promise.resolve(page), report);
const pathsOf = async (site: ReturnType<typeof open>, routes: RouteDeclaration[]) =>
  (await site.read(routes))?.map(({ path }) => path);

beforeEach(() => {
  answers.clear();
  report.mockClear();
});

test.each([
  [
    'a call that does not exist',
    routeOf('/old/:url', { url: 'url' }),
    '/api/old/filter answered 404.',
  ],
  ['no field for a parameter', routeOf('/old/:url', {}), 'Missing ":url" param'],
])('a list with %s is reported once and left out, the others are told', async (_, old, message) => {
  answers.set('/api/old/filter', async () =>
    message.includes('404') ? { status: 404, body: {} } : page,
  );
  const site = open();
  expect(await pathsOf(site, [news, old])).toEqual(['/news/a']);
  expect(await pathsOf(site, [news, old])).toEqual(['/news/a']);
  expect(report.mock.calls).toEqual([[{ kind: 'list', path: '/old/:url', message }]]);
});

test('a list that was read before stays while it fails', async () => {
  const site = open();
  await site.read([news, events]);
  answers.set('/api/events/filter', async () => ({ status: 404, body: {} }));
  site.expire('/api/');
  expect(await pathsOf(site, [news, events])).toEqual(['/news/a', '/events/a']);
});

test('when no list can be read, the map is not there rather than empty', async () => {
  for (const name of ['news', 'events'])
    answers.set(`/api/${name}/filter`, () => Promise.reject(new Error('ECONNREFUSED')));
  const site = open();
  expect(await site.read([news, events])).toBeUndefined();
  answers.clear();
  expect(await pathsOf(site, [news, events])).toEqual(['/news/a', '/events/a']);
});

test('a list that is only slow is not left out', async () => {
  jest.useFakeTimers();
  answers.set('/api/events/filter', () => new Promise(() => undefined));
  const reading = open().read([news, events]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await reading).toBeUndefined();
});
