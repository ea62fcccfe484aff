/** @jest-environment node */
import Fastify from 'fastify';
import { addSecurity } from './createFastify';

function answer(url: string, own: Record<string, string> = {}, from = '10.0.0.1') {
  const app = Fastify({ trustProxy: '10.0.0.1' });
  addSecurity(app);
  app.get('/*', async (_, reply) => reply.headers(own).send('x'));
  const headers = { 'x-forwarded-proto': 'https' };
  return app.inject({ url, headers, remoteAddress: from });
}

test('HTTPS is remembered for two years where the visitor came by it', async () => {
  const header = 'strict-transport-security';
  expect((await answer('/')).headers[header]).toBe('max-age=63072000; includeSubDomains');
  expect((await answer('/', {}, '203.0.113.5')).headers[header]).toBeUndefined();
});

test('HTTPS is known by the configured address, too', async () => {
  const app = Fastify().decorate('publicOrigin', 'https://campus.example');
  addSecurity(app);
  app.get('/', async (_, reply) => reply.send('x'));
  expect((await app.inject('/')).headers['strict-transport-security']).toContain('max-age');
});

test('what is no document runs and loads nothing, unless it says itself what may be done with it', async () => {
  const header = 'content-security-policy';
  for (const url of ['/api/x', '/registry/releases', '/favicon.svg', '/plan.json'])
    expect((await answer(url)).headers[header]).toBe(`default-src 'none'; frame-ancestors 'none'`);
  expect((await answer('/api/files/a', { [header]: 'sandbox' })).headers[header]).toBe('sandbox');
});

test('answers of the API are not to be found by search engines, the pictures in pages are', async () => {
  const [policy, robots] = ['content-security-policy', 'x-robots-tag'];
  expect((await answer('/api/x')).headers[robots]).toBe('noindex');
  expect((await answer('/api/files/a', { [policy]: 'sandbox' })).headers[robots]).toBeUndefined();
  expect((await answer('/favicon.svg')).headers[robots]).toBeUndefined();
});

test('what no page uses is denied, what the card and links need is ours alone', async () => {
  const policy = String((await answer('/')).headers['permissions-policy']);
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(policy).toContain(`${feature}=()`);
  for (const feature of ['screen-wake-lock', 'clipboard-write', 'fullscreen'])
    expect(policy).toContain(`${feature}=(self)`);
});

const ofDocuments = [
  ...['permissions-policy', 'cross-origin-opener-policy', 'origin-agent-cluster'],
  ...['x-frame-options', 'x-permitted-cross-domain-policies'],
];

test.each([
  ['text/html; charset=utf-8', true],
  ['image/svg+xml; charset=utf-8', true],
  ['text/plain; charset=utf-8', true],
  ['application/pdf', true],
  ['application/xml', true],
  ['text/javascript; charset=utf-8', false],
  ['text/css; charset=utf-8', false],
  ['application/json; charset=utf-8', false],
  ['font/woff2', false],
  ['image/webp', false],
])('%s comes with what only a document is bound by: %p', async (type, isBound) => {
  const { headers } = await answer('/x', { 'content-type': type });
  expect(ofDocuments.map((name) => name in headers)).toEqual(ofDocuments.map(() => isBound));
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('who tells no site of an address keeps to it', async () => {
  const header = 'referrer-policy';
  expect((await answer('/r', { [header]: 'no-referrer' })).headers[header]).toBe('no-referrer');
});
