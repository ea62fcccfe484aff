/** @jest-environment node */
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { meAside } from '@campus/shared/contract/people/places';
import { fakeServer } from '@campus/shared/testing/fakeServer';
import type { ActiveRelease } from '../createPlanner';
import type { MatchedScreen } from '../matchScreen';
import { askFirstCalls } from './askFirstCalls';

const token = 'head.payload.a-signature-of-sixteen';
const screenOf = (route: object) =>
  ({
    remote: {
      route: { access: ['STUDENT'], firstCalls: ['/api/card', '/api/list?skip=0'], ...route },
    },
  }) as unknown as MatchedScreen;
const asking = {
  ...{ token, screen: screenOf({}), active: [], search: '' },
  ...({ language: 'en', ip: '192.0.2.1' } as const),
};
const who = getCurrentHuman.path;

test('the calls of a route are made with the token of the visitor, and who they are', async () => {
  const { requests } = fakeServer(({ path }) => ({ body: { path } }));
  await expect(askFirstCalls('')(asking)).resolves.toEqual({
    of: 'ature-of-sixteen',
    language: 'en',
    bodies: {
      [who]: { path: who },
      '/api/card': { path: '/api/card' },
      '/api/list?skip=0': { path: '/api/list?skip=0' },
    },
  });
  expect(requests).toHaveLength(3);
  for (const request of requests)
    expect(request).toMatchObject({ method: 'GET', token, language: 'en' });
});

test('widgets on the page name theirs, and the same call is made once', async () => {
  const { requests } = fakeServer(() => ({ body: {} }));
  const slot = { ...meAside, widget: 'Sums', order: 1, access: ['STUDENT'] };
  const slots = [
    { ...slot, firstCalls: ['/api/card', '/api/sums'] },
    { ...slot, place: 'elsewhere', firstCalls: ['/api/elsewhere'] },
  ];
  await askFirstCalls('')({
    ...asking,
    screen: { ...screenOf({}), places: [meAside] },
    active: [{ manifest: { declaration: { slots } } }] as unknown as ActiveRelease[],
  });
  expect(requests.map(({ path }) => path)).toEqual([
    who,
    '/api/card',
    '/api/list?skip=0',
    '/api/sums',
  ]);
});

test('an empty answer is one, too', async () => {
  fakeServer(() => ({ body: 'null' }));
  const said = await askFirstCalls('')(asking);
  expect(said?.bodies).toMatchObject({ '/api/card': null });
});

test.each([
  ['is refused', { status: 401, body: {} }],
  ['fails', { status: 500, body: {} }],
  ['is no JSON', { body: '<html>' }],
  ['says nothing', { body: '' }],
  ['is too large', { body: { text: 'x'.repeat(64_000) } }],
])('a call that %s is left to the page', async (_, answer) => {
  fakeServer(({ path }) => (path === '/api/card' ? answer : { body: {} }));
  const said = await askFirstCalls('')(asking);
  expect(Object.keys(said?.bodies ?? {})).toEqual([who, '/api/list?skip=0']);
});

test('a token that is refused puts nothing into the page, and is not renewed', async () => {
  const { requests } = fakeServer(() => ({ status: 401, body: {} }));
  await expect(askFirstCalls('')(asking)).resolves.toBeUndefined();
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('a call that is late is given up and left to the page', async () => {
  const given: (AbortSignal | null | undefined)[] = [];
  fakeServer(({ path }, signal) => {
    if (path !== '/api/card') return { body: {} };
    given.push(signal);
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('late'))),
    );
  });
  const said = await askFirstCalls('', { patience: 20, most: 100 })(asking);
  expect(said?.bodies).not.toHaveProperty('/api/card');
  expect(given[0]?.aborted).toBe(true);
});

test('an address that looks for something asks only who it is', async () => {
  const { requests } = fakeServer(() => ({ body: {} }));
  await askFirstCalls('')({ ...asking, search: '?state=OPEN' });
  expect(requests.map(({ path }) => path)).toEqual([who]);
});

test.each([
  ['a page for everybody', screenOf({ access: 'public' })],
  ['a page of the shell', {} as MatchedScreen],
  ['no page', null],
])('for %s nothing is asked', async (_, screen) => {
  const { requests } = fakeServer(() => ({ body: {} }));
  await expect(askFirstCalls('')({ ...asking, screen })).resolves.toBeUndefined();
  expect(requests).toStrictEqual([]);
});
