/** @jest-environment node */
import { newTestServers } from './newTestServers.fixture';
import { readPublicOrigin } from '@campus/shared/build/readPublicOrigin';

let doors: Awaited<ReturnType<typeof newTestServers>>;
let app: Awaited<ReturnType<typeof doors.open>>;

beforeAll(async () => {
  doors = await newTestServers();
  await doors.publish('media', '1.0.0-a', { route: '/news/:url' });
  await doors.activate('media', '1.0.0-a');
  app = await doors.open({ publicOrigin: 'https://campus.example' });
});
afterAll(async () => {
  await app.close();
  doors.forget();
});

test.each(['/news/first', '/robots.txt'])(
  'in %s the configured address stands, whatever host a request names',
  async (url) => {
    const { body } = await app.inject({ url, headers: { host: 'evil.example' } });
    expect(body).toContain('https://campus.example/');
    expect(body).not.toContain('evil.example');
  },
);

test('without one the address is that of the request', async () => {
  const usual = await doors.open();
  const { body } = await usual.inject({ url: '/robots.txt', headers: { host: 'one.example' } });
  await usual.close();
  expect(body).toContain('http://one.example/');
});

test.each([
  ['https://campus.example', 'https://campus.example'],
  ['https://campus.example:8443/', 'https://campus.example:8443'],
  ['', undefined],
  [undefined, undefined],
])('%j is read as %j', (text, origin) => expect(readPublicOrigin(text)).toBe(origin));

test.each(['campus.example', 'https://campus.example/path', 'ftp://campus.example', 'https://a b'])(
  '%j is no address of a site',
  (text) => expect(() => readPublicOrigin(text)).toThrow('PUBLIC_ORIGIN must be an address'),
);
